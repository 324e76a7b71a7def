import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";
import { readNoteFile } from "./input.ts";

/**
 * `verify [--json] FILE...`: holds each sentence of a note against its transcript, one JSON object a line in the order
 * given, or one readable line a sentence.
 */
export async function verify(args: string[]): Promise<void> {
  const { values, operands } = parseCommand("verify", args);
  if (operands.length === 0) throw new CliError(usageOf("verify"));
  const files = await Promise.all(operands.map(readNoteFile));
  const lines = files.map((file) => {
    const sentences = verifyNote(file, file.note);
    if (values.json) return `${JSON.stringify({ id: file.id, sentences })}\n`;
    return sentences
      .map(
        ({ text, verdict, reasons }) =>
          `${verdict}\t${text}\t${reasons.map((r) => `${r.kind}: ${r.detail}`).join("; ")}\n`,
      )
      .join("");
  });
  process.stdout.write(lines.join(""));
}
