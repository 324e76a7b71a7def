import { formatPhone } from "@relato/shared/domain/phone.ts";
import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import type { Deps } from "../../deps.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import { pictureKeyOf } from "../perfil/picture-keys.ts";
import { readStored } from "./pdf-images.ts";
import type { PdfSource } from "./pdf-queries.ts";

export const isFilled = (value: string | null): value is string => value !== null && value !== "";

type Letterhead = PdfInput["letterhead"];
type Practice = Pick<PdfSource, "specialty" | "crm" | "rqe" | "phone"> &
  Pick<PdfSource, "clinic_hospital" | "address">;

/** The doctor and the practice, as every printed page begins. */
export const letterheadOf = (
  name: string,
  { specialty, crm, rqe, phone, clinic_hospital, address }: Practice,
  picture: Letterhead["picture"],
  text: PdfMessages,
): Letterhead => ({
  name,
  lines: [
    specialty,
    ...[crm].filter(isFilled).map(text.crm),
    ...[rqe].filter(isFilled).map(text.rqe),
  ].filter(isFilled),
  address: [
    clinic_hospital,
    address,
    ...[phone].filter(isFilled).map((one) => text.phone(formatPhone(one))),
  ].filter(isFilled),
  picture,
});

/** The logo as a small PNG; null without one or if the file is lost. */
export const readLogo = async (
  { storage }: Pick<Deps, "storage">,
  url: string | null,
): Promise<Buffer | null> => {
  if (!url) return null;
  const file = await readStored(storage, pictureKeyOf(url));
  if (file === null) return null;
  const { default: sharp } = await import("sharp");
  return sharp(file).resize(540, 192, { fit: "inside" }).png().toBuffer();
};
