import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatLongDay, formatMoment } from "@relato/shared/locales/calendar-format.ts";
import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import { PdfError } from "../../platform/pdf/error.ts";
import { StorageError } from "../../providers/storage/storage.ts";
import { pictureKeyOf } from "../perfil/pictures.ts";
import { controlledOf } from "./sign/controlled.ts";
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

/** A document's PDF, as its doctor hands it over. */
export interface DocumentPdf {
  pdf: Buffer;
  /** Says what it is and which consultation's, and nothing of the patient. */
  filename: string;
  version_id: string;
  code: string;
  doctor: string;
  language: Language;
  signed: boolean;
}

const when = ({ consulta, time_zone }: PdfSource, at: string): string =>
  formatMoment(localeOfLanguage(consulta.language), new Date(at), time_zone);

const day = ({ consulta }: PdfSource, at: string, timeZone: string): string =>
  formatLongDay(localeOfLanguage(consulta.language), new Date(at), timeZone);

export const doctorName = ({ perfil, account_name }: PdfSource): string =>
  `${perfil.first_name ?? ""} ${perfil.last_name ?? ""}`.trim() || account_name;

const stampsOf = (source: PdfSource, text: PdfMessages): string[] => {
  const { writer, made_by, author_name, created_at } = source.version;
  const { sign_off } = source;
  return [
    ...(writer === null
      ? []
      : [
          (writer.kind === "engine" ? text.engine : text.model)(
            writer.name,
            writer.version,
            when(source, writer.at),
          ),
        ]),
    ...(made_by === "doctor" && author_name !== null
      ? [text.edited(author_name, when(source, created_at))]
      : []),
    ...(sign_off === null
      ? []
      : [text.signed(sign_off.signed_name, when(source, sign_off.signed_at))]),
  ];
};

const noticeOf = ({ kind, version, sign_off }: PdfSource, text: PdfMessages): string | null => {
  const controlled = controlledOf({ kind, current: version }).map(({ substance }) => substance);
  const law = controlled.length === 0 ? [] : [text.controlled([...new Set(controlled)].join(", "))];
  if (sign_off !== null) return law[0] ?? null;
  const open = version.content.sections
    .flatMap(({ statements }) => statements)
    .filter(({ status, kept }) => status !== "supported" && kept === undefined).length;
  return [...law, text.draft, ...(open === 0 ? [] : [text.toReview(open)])].join(" ");
};

const inputOf = (
  source: PdfSource,
  { code, issued_at }: Issued,
  picture: Buffer | null,
  base_url: string,
): PdfInput => {
  const { consulta, paciente, perfil, version } = source;
  const locale = localeOfLanguage(consulta.language);
  const text = pdfTexts(consulta.language);
  const name = doctorName(source);
  const crm = perfil.crm ? [text.crm(perfil.crm)] : [];
  const known = (...values: (string | null)[]): string[] =>
    values.filter(
      (value): value is string => value !== null && value !== "" && value !== undefined,
    );
  return {
    language: consulta.language,
    title: version.titulo,
    author: name,
    issued_at,
    letterhead: {
      name,
      lines: [...known(perfil.specialty), ...crm],
      address: [
        ...known(perfil.clinic_hospital, perfil.address),
        ...known(perfil.phone).map((phone) => text.phone(formatPhone(phone))),
      ],
      picture,
    },
    fields: [
      ...(paciente === null ? [] : [{ label: text.patient, value: paciente.nome }]),
      ...(paciente?.data_nascimento
        ? [
            {
              label: text.born,
              value: day(source, `${paciente.data_nascimento}T00:00:00Z`, "UTC"),
            },
          ]
        : []),
      { label: text.date, value: day(source, consulta.data_criacao, source.time_zone) },
      { label: text.consulta, value: shortCode(consulta.id) },
    ],
    notice: noticeOf(source, text),
    markdown: version.content.markdown,
    stamps: stampsOf(source, text),
    signatory: [name, ...crm],
    verification: {
      lead: text.verify,
      url: `${base_url}/${locale}/verificar/${code}`,
      code_label: text.code,
      code,
    },
    page_words: text.page,
  };
};

/** The clinic's logo or else the doctor's photo, small and as PNG; none when the storage lost it: a document without it is better than no document. */
const pictureOf = async ({ storage }: PdfDeps, url: string | null): Promise<Buffer | null> => {
  if (!url) return null;
  try {
    const file = await buffer(await storage.read(pictureKeyOf(url)));
    const { default: sharp } = await import("sharp");
    return await sharp(file).resize(540, 192, { fit: "inside" }).png().toBuffer();
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  }
};

/** What a PDF's fault means to whoever asked for it. */
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
 * Typesets a document's newest version, or an earlier one, in the consultation's language; its code and digest are kept, so that whoever
 * is shown it can ask us. @throws AppError NOT_FOUND, DOCUMENT_TOO_LONG, PDF_FAILED
 */
export const makePdf = (
  deps: PdfDeps,
  userId: string,
  documentoId: string,
  number: number | null = null,
): Promise<DocumentPdf> => deps.pdf.enqueue(() => make(deps, userId, documentoId, number));

const make = async (
  deps: PdfDeps,
  userId: string,
  documentoId: string,
  number: number | null,
): Promise<DocumentPdf> => {
  const { db } = deps;
  const source = await readAs(db, userId, (tx) => findPdfSource(tx, documentoId, number));
  if (source === null) throw new AppError("NOT_FOUND");
  const issued =
    source.issued ??
    (await withUser(db, userId, (tx) => issueCode(tx, source.version.id, doctorName(source))));
  const { logo_url, avatar_url } = source.perfil;
  const picture = await pictureOf(deps, logo_url ?? avatar_url);
  const { pdf } = await deps.pdf
    .typeset(inputOf(source, issued, picture, deps.config.base_url))
    .catch((error: unknown) => {
      throw pdfRefusal(error);
    });
  await withUser(db, userId, (tx) => rememberFile(tx, issued.code, sha256(pdf)));
  const { file } = pdfTexts(source.consulta.language);
  return {
    pdf,
    filename: `${file[source.kind]}-${shortCode(source.consulta.id).slice(1)}.pdf`,
    version_id: source.version.id,
    code: issued.code,
    doctor: doctorName(source),
    language: source.consulta.language,
    signed: source.sign_off !== null,
  };
};
