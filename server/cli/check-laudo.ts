import { lintLaudo } from "@relato/scribe/laudo/lint.ts";
import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { LaudoToLint, LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { laudoLint as enUs } from "@relato/shared/locales/en-us/laudo-lint.ts";
import { laudoLint as es } from "@relato/shared/locales/es/laudo-lint.ts";
import { laudoLint as ptBr } from "@relato/shared/locales/pt-br/laudo-lint.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";
import { readLaudoFile } from "./laudo-input.ts";

const SENTENCES = { "pt-br": ptBr, "en-us": enUs, es };

/**
 * `check-laudo [--json] FILE…`: lints laudos. Prints one JSON object per laudo, or one line per
 * finding.
 */
export async function checkLaudo(args: string[]): Promise<void> {
  const { values, operands } = parseCommand("check-laudo", args);
  if (operands.length === 0) throw new CliError(usageOf("check-laudo"));
  const laudos = (await Promise.all(operands.map(readLaudoFile))).flat();
  const print = values.json ? printJson : printLines;
  for (const laudo of laudos) process.stdout.write(print(laudo, lintLaudo(laudo)));
}

/** Why something is reported, in the laudo's language. */
const sentenceOf = ({ locale }: LaudoToLint, { reason }: LintFinding): string =>
  SENTENCES[localeOfLanguage(locale)][reason.code](reason.values);

const printJson = (laudo: LaudoToLint, findings: readonly LintFinding[]): string =>
  `${JSON.stringify({
    findings: findings.map((finding) => ({
      kind: finding.kind,
      quote: finding.quote,
      reason: sentenceOf(laudo, finding),
      blocking: finding.blocking,
    })),
  })}\n`;

const printLines = (laudo: LaudoToLint, findings: readonly LintFinding[]): string =>
  findings
    .map((finding) => `${finding.kind}\t${finding.quote}\t${sentenceOf(laudo, finding)}\n`)
    .join("");
