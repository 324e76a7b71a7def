import { createHash } from "node:crypto";
import { type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import { PdfError } from "../../platform/pdf/error.ts";
import { aiUseOf } from "./ai-use.ts";
import { isFilled, letterheadOf, readLogo } from "./letterhead.ts";
import { codeOf, laudoFields, laudoNotice, laudoStamps } from "./laudo-pdf.ts";
import { patientFields, type PdfField } from "./patient-fields.ts";
import { formatDay, formatTime } from "./pdf-dates.ts";
import { controlledOf } from "./sign/controlled.ts";
import { readImages } from "./pdf-images.ts";
import {
  findPdfSource,
  type Issued,
  issueCode,
  type PdfSource,
  rememberFile,
} from "./pdf-queries.ts";

export const pdfTexts = (language: Language): PdfMessages =>
  messagesOf(localeOfLanguage(language)).pdf;

type PdfDeps = Pick<Deps, "config" | "db" | "pdf" | "storage">;

export interface DocumentPdf {
  pdf: Buffer;
  /** The document's kind and the consultation's code, without the patient's name. */
  filename: string;
  code: string;
  /** Of the consultation or laudo: `#A1B2C3`. */
  short_code: string;
  is_laudo: boolean;
  is_example: boolean;
  doctor: string;
  language: Language;
}

/** Of the profile, else the one chosen for the account; empty without one. */
const nameIn = ({ first_name, last_name, account_name }: PdfSource): string =>
  `${first_name ?? ""} ${last_name ?? ""}`.trim() || account_name;

export const doctorName = (source: PdfSource, text: PdfMessages): string =>
  nameIn(source) || text.unnamed;

/** Who wrote, edited and signed the version. */
const stampsOf = (source: PdfSource, text: PdfMessages): string[] => {
  const doctor = doctorName(source, text);
  if (source.kind === "laudo") return laudoStamps(source, text, doctor);
  const { made_by, author_name, created_at, signed_name, signed_at } = source;
  const { patient_changed_at, patient_changed_by } = source;
  const aiUse = aiUseOf(source, text);
  const stamps = aiUse === null ? [] : [aiUse];
  if (made_by === "doctor" && author_name !== null)
    stamps.push(text.edited(author_name || doctor, formatTime(source, created_at)));
  if (signed_name !== null && signed_at !== null)
    stamps.push(text.signed(signed_name || doctor, formatTime(source, signed_at)));
  // Not the earlier patient's name: the new patient reads this.
  if (patient_changed_at !== null && patient_changed_by !== null)
    stamps.push(
      text.patientChanged(patient_changed_by || doctor, formatTime(source, patient_changed_at)),
    );
  return stamps;
};

/** The head of the doctor's audit chain, on a signed PDF. `relato -- verify-audit` compares it. */
const auditStamps = (
  { signed_at }: PdfSource,
  { audit_seq, audit_hash }: Issued,
  text: PdfMessages,
): string[] => {
  if (signed_at === null || audit_seq === null || audit_hash === null) return [];
  // Groups, so that a person can compare them and a line can break.
  return [text.auditHead(audit_seq, (audit_hash.match(/.{8}/g) ?? []).join(" "))];
};

/**
 * For a reader of a link: an example, a draft, or a text that replaces another one; null for
 * others.
 */
export const draftNotice = (source: PdfSource, text: PdfMessages): string | null => {
  if (source.is_example) return text.example;
  if (source.kind === "laudo") return laudoNotice(source, text);
  return source.signed_at === null ? text.draft : null;
};

const noticeOf = (source: PdfSource, text: PdfMessages): string | null => {
  const notice = stateNotice(source, text);
  if (!source.is_example) return notice;
  return notice === null ? text.example : `${text.example} ${notice}`;
};

const stateNotice = (source: PdfSource, text: PdfMessages): string | null => {
  const { kind, content, signed_at } = source;
  if (kind === "laudo") return laudoNotice(source, text);
  const controlled = controlledOf({ kind, current: source }).map(({ substance }) => substance);
  const law = controlled.length === 0 ? [] : [text.controlled([...new Set(controlled)].join(", "))];
  if (signed_at !== null) return law[0] ?? null;
  const open = content.sections
    .flatMap(({ statements }) => statements)
    .filter(({ status, kept }) => status !== "supported" && kept === undefined).length;
  return [...law, text.draft, ...(open === 0 ? [] : [text.toReview(open)])].join(" ");
};

const fieldsOf = (source: PdfSource, text: PdfMessages): PdfField[] => {
  const { data_criacao, time_zone } = source;
  const patient = patientFields(source, text);
  if (source.kind === "laudo") return [...patient, ...laudoFields(source, text)];
  return [
    ...patient,
    [text.date, formatDay(source, data_criacao, time_zone)],
    [text.consulta, codeOf(source)],
  ];
};

const inputOf = (
  source: PdfSource,
  issued: Issued,
  { picture, images }: { picture: Buffer | null; images: PdfInput["images"] },
  base_url: string,
): PdfInput => {
  const { code, issued_at } = issued;
  const { language } = source;
  const text = pdfTexts(language);
  const name = doctorName(source, text);
  const crm = [source.crm].filter(isFilled).map(text.crm);
  const rqe = [source.rqe].filter(isFilled).map(text.rqe);
  return {
    language,
    title: source.titulo,
    author: name,
    style: source.pdf_style ?? "classic",
    issued_at,
    letterhead: letterheadOf(name, source, picture, text),
    fields: fieldsOf(source, text).flatMap(([label, value]) =>
      value === null ? [] : [{ label, value }],
    ),
    notice: noticeOf(source, text),
    markdown: source.content.markdown,
    images,
    stamps: [...stampsOf(source, text), ...auditStamps(source, issued, text)],
    signatory: [name, ...crm, ...rqe],
    verification: {
      lead: source.is_example ? text.verifyExample : text.verify,
      url: `${base_url}/${localeOfLanguage(language)}/verificar/${code}`,
      code_label: text.code,
      code,
    },
    page_words: text.page,
  };
};

/** The API error for a failure of the PDF process; other errors are returned unchanged. */
export const pdfRefusal = (error: unknown): unknown => {
  if (!(error instanceof PdfError)) return error;
  switch (error.code) {
    case "TOO_LARGE":
      return new AppError("DOCUMENT_TOO_LONG");
    case "CERTIFICATE_UNREADABLE":
    case "CERTIFICATE_PASSWORD":
    case "CERTIFICATE_EXPIRED":
    case "CERTIFICATE_UNFIT":
      return new AppError(error.code);
    default:
      return new AppError("PDF_FAILED");
  }
};

export const sha256 = (data: Buffer): string => createHash("sha256").update(data).digest("hex");

/**
 * Typesets a document's newest version, or an earlier one, in the consultation's language. Stores
 * its code and digest for the verification page.
 * @throws AppError NOT_FOUND, DOCUMENT_TOO_LONG, PDF_FAILED
 */
export const makePdf = (
  deps: PdfDeps,
  userId: string,
  documentoId: string,
  number: number | null = null,
): Promise<DocumentPdf> =>
  deps.pdf.enqueue(async () => {
    const { db, config } = deps;
    const source = requireRow(
      await readAs(db, userId, (tx) => findPdfSource(tx, documentoId, number)),
    );
    const { version_id, language, code, issued_at, audit_seq, audit_hash } = source;
    const issued =
      code === null || issued_at === null
        ? await withUser(db, userId, (tx) => issueCode(tx, version_id, nameIn(source)))
        : { code, issued_at, audit_seq, audit_hash };
    const picture = await readLogo(deps, source.logo_url);
    const images = await readImages(deps, userId, source);
    const { pdf } = await deps.pdf
      .typeset(inputOf(source, issued, { picture, images }, config.base_url))
      .catch((error: unknown) => {
        throw pdfRefusal(error);
      });
    await withUser(db, userId, (tx) => rememberFile(tx, issued.code, sha256(pdf)));
    const text = pdfTexts(language);
    return {
      pdf,
      filename: `${text.file[source.kind]}-${codeOf(source).slice(1)}.pdf`,
      code: issued.code,
      short_code: codeOf(source),
      is_laudo: source.kind === "laudo",
      is_example: source.is_example,
      doctor: doctorName(source, text),
      language,
    };
  });
