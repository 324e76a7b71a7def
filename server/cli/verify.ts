import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";
import { readNoteFile } from "./input.ts";

/**
 * `verify [--json] FILE…`: verifies each sentence of a note against its transcript. Prints one JSON
 * object per file, or one line per sentence.
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
