import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { isLanguage, type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { ENGINE, writeConsultation } from "@relato/scribe/write.ts";
import { CliError } from "./error.ts";
import type { HeardFile } from "./audio.ts";
import { readConsultationFile, type TranscriptFile } from "./input.ts";

interface Options {
  template: string | undefined;
  locale: Language | undefined;
}

/**
 * `scribe [--json] [--template FILE.md] [--locale pt-BR] FILE...`: writes each consultation's document, as markdown or
 * one JSON object a line in the order given. Everything is read before anything is written.
 */
export async function scribe(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      template: { type: "string" },
      locale: { type: "string" },
    },
  });
  if (positionals.length === 0)
    throw new CliError(
      "usage: npm run -s relato -- scribe [--json] [--template FILE.md] [--locale pt-BR] FILE...",
    );
  if (values.locale !== undefined && !isLanguage(values.locale))
    throw new CliError(`--locale must be one of ${LANGUAGES.join(", ")}`);
  const options = { template: values.template, locale: values.locale as Language | undefined };
  const files = await Promise.all(positionals.map(readConsultationFile));
  const audio = files.flatMap((file) => (file.kind === "audio" ? [file.path] : []));
  const heard = audio.length === 0 ? [] : await hear(audio, options.locale ?? "pt-BR");
  const lines: string[] = [];
  for (const file of files) {
    const given = file.kind === "audio" ? heardFile(heard.shift()) : file.transcript;
    lines.push(await writeOne(given, options, values.json === true));
  }
  process.stdout.write(lines.join(""));
}

/** Loaded only where there is sound: a transcript must not wait for the decoders. */
async function hear(paths: string[], language: Language): Promise<HeardFile[]> {
  const { hearFiles } = await import("./audio.ts");
  return hearFiles(paths, language);
}

/** What was heard, in the form of a transcript file. */
function heardFile(heard: HeardFile | undefined): TranscriptFile & { heard: Transcript } {
  if (heard === undefined) throw new Error("an audio file was not heard");
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
  file: TranscriptFile & { heard?: Transcript },
  options: Options,
  json: boolean,
): Promise<string> {
  const consultation = await consultationOf(file, options);
  const started = performance.now();
  const written = writeConsultation(consultation);
  const timing_ms = Math.round((performance.now() - started) * 10) / 10;
  if (!json) return `${written.document.markdown.trimEnd()}\n`;
  const { turns, document, analysis, documents } = written;
  const row = {
    id: file.id,
    engine: ENGINE,
    transcript: { ...file.heard, turns },
    document,
    analysis,
    documents,
    timing_ms: { write: timing_ms, total: timing_ms },
  };
  return `${JSON.stringify(row)}\n`;
}

async function consultationOf(transcript: TranscriptFile, options: Options): Promise<Consultation> {
  const locale = options.locale ?? transcript.locale;
  const template = options.template ? await templateFile(options.template) : transcript.template;
  const { consultation_type, patient_context, turns } = transcript;
  return {
    locale,
    consultation_type,
    patient_context,
    turns,
    template: template ?? (await standardTemplate(locale)),
  };
}

async function templateFile(path: string): Promise<Consultation["template"]> {
  try {
    return { titulo: "", markdown: await readFile(path, "utf8") };
  } catch {
    throw new CliError(`${path}: cannot be read`);
  }
}

async function standardTemplate(locale: Language): Promise<Consultation["template"]> {
  const { defaultTemplateId, readSystemTemplate } = await import("../features/modelos/system.ts");
  return readSystemTemplate(defaultTemplateId(locale));
}
