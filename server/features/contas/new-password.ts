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

/** Whether the password is one of the words, also with digits after it. */
const isOneOf = (words: readonly string[], password: string): boolean => {
  const typed = fold(password);
  const plain = typed.replace(/(?<!\p{N})\p{N}+$/u, "");
  return words.map(fold).some((word) => word !== "" && (word === typed || word === plain));
};

/** Whether the password is the person's name or address. */
const isPersonal = (password: string, { name, email }: Owner): boolean =>
  isOneOf([name, ...name.split(/\s+/), email, email.split("@")[0] ?? ""], password);

/** The product's name and words of its users' work, which are guessed first (ASVS V6.2.11). */
const OBVIOUS = [
  ...["relato", "anamnese", "clínica", "consulta", "consultório", "diagnóstico", "doutor"],
  ...["doutora", "hospital", "médica", "médico", "medicina", "paciente", "pacientes", "prontuário"],
  ...["receita", "saúde", "clinic", "consultation", "doctor", "medicine", "patient", "physician"],
  ...["doctora", "historia clínica", "salud"],
];

/** @throws AppError PASSWORD_TOO_SHORT, PASSWORD_COMMON, PASSWORD_PERSONAL */
export const checkNewPassword = (
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
  field = "password",
): void => {
  if (password.length < MIN_PASSWORD) throw new AppError("PASSWORD_TOO_SHORT", { field });
  if (isCommon(password) || isOneOf(OBVIOUS, password))
    throw new AppError("PASSWORD_COMMON", { field });
  if (isPersonal(password, owner)) throw new AppError("PASSWORD_PERSONAL", { field });
};
