import { open, readFile } from "node:fs/promises";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { turnSchema } from "@relato/shared/domain/transcript.ts";
import { z } from "zod";
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
export type NoteFile = z.infer<typeof noteFileSchema>;

/** What a FILE argument holds: a transcript as JSON, or something else, which is taken for audio. */
export type ConsultationFile =
  | { kind: "transcript"; transcript: TranscriptFile }
  | { kind: "audio"; path: string };

/**
 * Reads a FILE argument of `scribe`. JSON begins with `{`; anything else is handed on as audio, unread: it may be large.
 * @throws CliError when the file is missing, or its JSON is broken or of another shape
 */
export async function readConsultationFile(path: string): Promise<ConsultationFile> {
  const isJson = path.endsWith(".json") || /^\uFEFF?\s*\{/.test(await readHead(path));
  if (!isJson) return { kind: "audio", path };
  return { kind: "transcript", transcript: parse(await read(path), transcriptFileSchema, path) };
}

/** The first bytes as text. */
async function readHead(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    throw new CliError(`${path}: cannot be read`);
  }
}

/** Reads a FILE argument of `verify`. @throws CliError as `readConsultationFile` */
export const readNoteFile = async (path: string): Promise<NoteFile> =>
  parse(await read(path), noteFileSchema, path);

async function read(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    throw new CliError(`${path}: cannot be read`);
  }
}

function parse<T>(bytes: Buffer, schema: z.ZodType<T>, path: string): T {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  } catch {
    throw new CliError(`${path}: not valid JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new CliError(
    `${path}: ${issue?.path.join(".") || "JSON"}: ${issue?.message ?? "has another shape"}`,
  );
}
