import { MIN_PASSWORD } from "@relato/shared/contract/contas.ts";
import { AppError } from "../../platform/http/errors.ts";

interface Owner {
  name: string;
  email: string;
}

/** Letters and digits without accents and case: `Ana Lima` is `analima`. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether the password is the person's name or address, also with digits after it. */
const isPersonal = (password: string, { name, email }: Owner): boolean => {
  const typed = fold(password);
  const plain = typed.replace(/(?<!\p{N})\p{N}+$/u, "");
  const local = email.split("@")[0] ?? "";
  const own = [name, ...name.split(/\s+/), email, local].map(fold).filter((word) => word !== "");
  return own.some((word) => word === typed || word === plain);
};

/** @throws AppError PASSWORD_TOO_SHORT, PASSWORD_COMMON, PASSWORD_PERSONAL */
export const checkNewPassword = (
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
  field = "password",
): void => {
  if (password.length < MIN_PASSWORD) throw new AppError("PASSWORD_TOO_SHORT", { field });
  if (isCommon(password)) throw new AppError("PASSWORD_COMMON", { field });
  if (isPersonal(password, owner)) throw new AppError("PASSWORD_PERSONAL", { field });
};
