import { fstatSync } from "node:fs";
import { open } from "node:fs/promises";
import { parse as pathParts } from "node:path";
import { mayBeLanguage } from "@relato/scribe/language/written-language.ts";
import { parseTranscriptText } from "@relato/scribe/transcript-text.ts";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { turnSchema } from "@relato/shared/domain/transcript.ts";
import { z } from "zod";
import { HEAD_BYTES, kindOf } from "../providers/speech/decode/kind.ts";
import { decodeText } from "./decode-text.ts";
import { CliError } from "./error.ts";

const base = z.object({
  id: z.string().default(""),
  locale: z.enum(LANGUAGES),
  turns: z.array(turnSchema).min(1, "no turns"),
});

const transcriptFileSchema = base.extend({
  consultation_type: z.enum(["presencial", "telemedicina"]).default("presencial"),
  patient_context: z.string().default(""),
  template: z.object({ titulo: z.string().default(""), markdown: z.string() }).optional(),
});
export type TranscriptFile = z.infer<typeof transcriptFileSchema>;

const noteFileSchema = base.extend({
  patient_context: z.string().default(""),
  note: z.array(z.string()),
});
type NoteFile = z.infer<typeof noteFileSchema>;

/** The content of a FILE argument. Audio is not read here, since it may be large. */
type ConsultationFile =
  | { kind: "transcript"; transcript: TranscriptFile }
  | { kind: "audio"; path: string };

/** Standard input as a FILE argument. */
export const STDIN = "-";
/** A transcript of four hours has less than 1 MB, or 5 MB with a time for each word. */
const MOST_TEXT_BYTES = 20 * 1024 * 1024;

/** Documents whose bytes may be plain text: PDF, RTF, PostScript. */
const DOCUMENT_SOURCE = /^\s*(?:%PDF-|\{\\rtf|%!PS)/;

/** Whether standard input is a pipe or a file. */
export const isInputPiped = (): boolean => {
  const input = fstatSync(0);
  return input.isFIFO() || input.isFile();
};

/**
 * Reads a FILE argument of `scribe` by its content. `language`: of a transcript in text; by default
 * it is detected.
 * @throws CliError if the file is missing, empty, too large, of an unsupported type, or broken
 */
export const readConsultationFile = async (
  path: string,
  language: Language | undefined,
): Promise<ConsultationFile> => {
  const { bytes, isWhole, isSound } = await readBytes(path);
  if (bytes.length === 0) throw new CliError(`${path}: the file is empty`);
  if (isSound) {
    if (path === STDIN) throw new CliError("standard input takes no sound; name the file instead");
    return { kind: "audio", path };
  }
  const text = decodeText(bytes);
  if (text === null || DOCUMENT_SOURCE.test(text)) throw await foreign(path);
  if (!isWhole) throw tooLarge(path);
  return { kind: "transcript", transcript: readTranscript(path, text, language) };
};

const tooLarge = (path: string): CliError =>
  new CliError(
    `${path}: longer than ${MOST_TEXT_BYTES / 1024 / 1024} MB, too long for a transcript`,
  );

const foreign = async (path: string): Promise<CliError> => {
  if (path === STDIN) return new CliError("standard input holds no text");
  const { describeForeignFile } = await import("./foreign-file.ts");
  return new CliError(`${path} is ${await describeForeignFile(path)}`);
};

const readTranscript = (
  path: string,
  text: string,
  language: Language | undefined,
): TranscriptFile => {
  if (/^\uFEFF?\s*\{/.test(text)) return parseJson(text, transcriptFileSchema, path);
  if (/^\uFEFF?\s*<(?:!doctype|html)\b/i.test(text))
    throw new CliError(`${path} is a web page, not a transcript; save its text as .txt`);
  const locale = language ?? LANGUAGES.find((one) => mayBeLanguage(text, one)) ?? "pt-BR";
  const turns = parseTranscriptText(text, locale);
  if (turns.length === 0) throw new CliError(`${path}: the file has no words`);
  const id = path === STDIN ? "stdin" : pathParts(path).name;
  return { id, locale, consultation_type: "presencial", patient_context: "", turns };
};

/**
 * Reads a FILE argument of `verify`.
 * @throws CliError as `readConsultationFile`
 */
export const readNoteFile = async (path: string): Promise<NoteFile> =>
  parseJson(await readTextFile(path), noteFileSchema, path);

/**
 * Reads a file as text.
 * @throws CliError if it is missing or too large
 */
export const readTextFile = async (path: string): Promise<string> => {
  const { bytes, isWhole } = await readBytes(path);
  if (!isWhole) throw tooLarge(path);
  return decodeText(bytes) ?? "";
};

interface ReadBytes {
  bytes: Uint8Array;
  /** Whether `bytes` is the whole file. */
  isWhole: boolean;
  isSound: boolean;
}

/** Reads a text file up to MOST_TEXT_BYTES, and only the head of audio. */
const readBytes = async (path: string): Promise<ReadBytes> => {
  const pieces: Buffer[] = [];
  let length = 0;
  let isSound: boolean | undefined;
  const looksLikeSound = (): boolean =>
    kindOf(Buffer.concat(pieces).subarray(0, HEAD_BYTES)) !== null;
  try {
    for await (const piece of await streamOf(path)) {
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
      if (length >= HEAD_BYTES) isSound ??= looksLikeSound();
      if (isSound === true || length > MOST_TEXT_BYTES) break;
    }
  } catch (error) {
    const isFolder = error instanceof Error && "code" in error && error.code === "EISDIR";
    throw new CliError(
      isFolder ? `${path} is a folder; name the files in it` : `${path}: cannot be read`,
    );
  }
  return {
    bytes: Buffer.concat(pieces),
    isWhole: length <= MOST_TEXT_BYTES,
    isSound: isSound ?? looksLikeSound(),
  };
};

const streamOf = async (path: string): Promise<AsyncIterable<unknown>> =>
  path === STDIN
    ? process.stdin
    : (await open(path)).createReadStream({ highWaterMark: HEAD_BYTES });

/** @throws CliError that names the file and the first problem */
export const parseJson = <T>(text: string, schema: z.ZodType<T>, path: string): T => {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new CliError(`${path}: not valid JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new CliError(
    `${path}: ${issue?.path.join(".") || "JSON"}: ${issue?.message ?? "has another shape"}`,
  );
};
