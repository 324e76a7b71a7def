import { isLanguage, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { defaultTemplateId, readSystemTemplate } from "../features/modelos/system.ts";
import { createExampleSpeech } from "../providers/speech/example.ts";
import { segmentsToTurns } from "../providers/speech/turns.ts";
import { parseCommand } from "./command-line.ts";
import { listDoubts } from "./doubts.ts";
import { CliError } from "./error.ts";
import { openWriter } from "./open-writer.ts";
import { createProgress } from "./progress.ts";

/**
 * `npm run demo [-- --locale es]`: turns the spoken example into markdown, with the server's parts
 * but without a server. Progress goes to standard error, the document to standard output.
 */
export const demo = async (args: string[]): Promise<void> => {
  const { values, operands } = parseCommand("demo", args);
  if (operands.length > 0) throw new CliError("demo takes no file; scribe does");
  const language = values.locale ?? "pt-BR";
  if (!isLanguage(language)) throw new CliError(`--locale must be one of ${LANGUAGES.join(", ")}`);
  const template = await readSystemTemplate(defaultTemplateId(language));
  const speech = createExampleSpeech();
  const progress = createProgress();
  const { say } = progress;
  const writer = await openWriter(values.engine === true, progress);
  try {
    say(`Listening to ${exampleAudioPath(language)} with the small example model …`);
    const heard = await speech.transcribe(exampleAudioPath(language), {
      language,
      onProgress: ({ done_ms }) => progress.show("  listening", formatClock(done_ms)),
    });
    const turns = segmentsToTurns(heard);
    for (const turn of turns) say(`  ${formatClock(turn.start_ms)}  ${turn.text}`);
    say("Writing the document …");
    const { written } = await writer.write("demo", {
      locale: language,
      consultation_type: "presencial",
      patient_context: "",
      template,
      turns,
    });
    process.stdout.write(`${written.document.markdown.trimEnd()}\n`);
    say("Where each statement was said:");
    for (const statement of written.document.sections.flatMap((section) => section.statements)) {
      say(`  ${proofOf(statement, turns)}`);
    }
    for (const line of listDoubts(written.document)) say(`  ${line}`);
  } finally {
    await writer.close();
    await speech.close();
  }
};

const proofOf = ({ text, evidence }: Statement, turns: Turn[]): string => {
  const [first] = evidence;
  if (first === undefined) return `  –    ${text}`;
  const said = turns.find((turn) => turn.i === first.turn)?.text ?? "";
  return `${formatClock(first.start_ms)}  ${text}  ←  “${said}”`;
};
