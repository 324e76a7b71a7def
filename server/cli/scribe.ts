import { readFile } from "node:fs/promises";
import { ENGINE } from "@relato/scribe/write.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { isLanguage, type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { TranscribedFile } from "./audio.ts";
import { decodeText } from "./decode-text.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { listDoubts } from "./doubts.ts";
import { CliError } from "./error.ts";
import { isInputPiped, readConsultationFile, STDIN, type TranscriptFile } from "./input.ts";
import { type OpenWriter, openWriter } from "./open-writer.ts";
import { createProgress, type Progress } from "./progress.ts";

interface Options {
  template: string | undefined;
  locale: Language | undefined;
  isJson: boolean;
}

/**
 * `scribe [FILE…]`: writes each consultation's document, as markdown or as one JSON object per
 * line, in the order of the files. Reads all files before it writes anything.
 */
export async function scribe(args: string[]): Promise<void> {
  const { values, operands } = parseCommand("scribe", args);
  const paths = operands.length === 0 && isInputPiped() ? [STDIN] : operands;
  if (paths.length === 0) throw new CliError(usageOf("scribe"));
  if (paths.filter((path) => path === STDIN).length > 1)
    throw new CliError("standard input can be read once only");
  const options = {
    template: values.template,
    locale: localeOf(values.locale),
    isJson: values.json === true,
  };
  const progress = createProgress();
  const files = await readAll(paths, options.locale, progress);
  const consultations: Consultation[] = [];
  for (const file of files) consultations.push(await consultationOf(file, options));
  const writer = await openWriter(values.engine === true, progress);
  try {
    for (const [at, file] of files.entries())
      process.stdout.write(await writeOne(writer, file, consultations[at]!, options, progress));
  } finally {
    await writer.close();
  }
}

const localeOf = (locale: string | undefined): Language | undefined => {
  if (locale === undefined || isLanguage(locale)) return locale;
  throw new CliError(`--locale must be one of ${LANGUAGES.join(", ")}`);
};

type InputFile = TranscriptFile & { heard?: Transcript };

async function readAll(
  paths: readonly string[],
  language: Language | undefined,
  progress: Progress,
): Promise<InputFile[]> {
  const files = await Promise.all(paths.map((path) => readConsultationFile(path, language)));
  const audio = files.flatMap((file) => (file.kind === "audio" ? [file.path] : []));
  const heard = audio.length === 0 ? [] : await transcribe(audio, language ?? "pt-BR", progress);
  return files.map((file) =>
    file.kind === "audio" ? inputFileOf(heard.shift()) : file.transcript,
  );
}

/** Imported only for audio, so that a transcript does not wait for the decoders. */
async function transcribe(
  paths: string[],
  language: Language,
  progress: Progress,
): Promise<TranscribedFile[]> {
  const { transcribeFiles } = await import("./audio.ts");
  return transcribeFiles(paths, language, progress);
}

function inputFileOf(heard: TranscribedFile | undefined): InputFile {
  if (heard === undefined) throw new Error("an audio file was not transcribed");
  const { id, transcript } = heard;
  return {
    id,
    locale: transcript.language,
    consultation_type: "presencial",
    patient_context: "",
    turns: transcript.turns,
    heard: transcript,
  };
}

async function writeOne(
  writer: OpenWriter,
  file: InputFile,
  consultation: Consultation,
  { isJson }: Options,
  { say }: Progress,
): Promise<string> {
  const started = performance.now();
  const { writer: stamp, written } = await writer.write(file.id, consultation);
  const timing_ms = Math.round((performance.now() - started) * 10) / 10;
  const { turns, document, analysis, documents } = written;
  if (!isJson) {
    for (const line of listDoubts(document)) say(`${file.id}: ${line}`);
    for (const text of analysis.typed?.statements ?? []) say(`${file.id}: typed: ${text}`);
    return `${document.markdown.trimEnd()}\n`;
  }
  const row = {
    id: file.id,
    engine: ENGINE,
    writer: stamp,
    transcript: { ...file.heard, turns },
    document,
    analysis,
    documents,
    timing_ms: { write: timing_ms, total: timing_ms },
  };
  return `${JSON.stringify(row)}\n`;
}

async function consultationOf(file: TranscriptFile, options: Options): Promise<Consultation> {
  const locale = options.locale ?? file.locale;
  const template = options.template ? await templateFile(options.template) : file.template;
  const { consultation_type, patient_context, turns } = file;
  return {
    locale,
    consultation_type,
    patient_context,
    turns,
    template: template ?? (await standardTemplate(locale)),
  };
}

async function templateFile(path: string): Promise<Consultation["template"]> {
  const bytes = await readFile(path).catch(() => {
    throw new CliError(`${path}: cannot be read`);
  });
  const markdown = decodeText(bytes);
  if (markdown === null) throw new CliError(`${path}: the template is no text`);
  return { titulo: "", markdown: markdown.replace(/^\uFEFF/, "") };
}

async function standardTemplate(locale: Language): Promise<Consultation["template"]> {
  const { defaultTemplateId, readSystemTemplate } = await import("../features/modelos/system.ts");
  return readSystemTemplate(defaultTemplateId(locale));
}
