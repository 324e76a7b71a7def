import type { RemovedStatement } from "@relato/shared/domain/document.ts";
import { keyOf, termsOf } from "../evidence/terms.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { evidencesOf } from "../talk/evidence.ts";
import { composeStatement } from "../document/compose.ts";
import { readText } from "../talk/sentences.ts";
import { possibleOmissions } from "./omissions.ts";
import { documentStatement } from "./read-note.ts";
import { type SettledStatement, removedStatementOf } from "./settled-statement.ts";
import type { CheckedStatement, ReadNote } from "./types.ts";

/** The share of a statement's terms from which a sentence is about the same thing. */
const SAME_THING = 0.34;

interface Replaced {
  kept: SettledStatement[];
  removed: RemovedStatement[];
  replaced: number;
}

/**
 * Removes the statements that the talk contradicts. Each is replaced by the engine's sentence about
 * the same thing, unless there is none or another statement already quotes it.
 */
export function replaceContradicted(
  statements: readonly CheckedStatement[],
  read: ReadNote,
): Replaced {
  const kept: SettledStatement[] = [];
  const removed: RemovedStatement[] = [];
  const used = new Set<string>();
  for (const one of statements) {
    const { heading, turns, text } = one;
    if (one.proved.verdict !== "contradicted") {
      kept.push({ heading, turns, text, statement: documentStatement(one) });
      continue;
    }
    const replacement = engineSentence(one, read);
    const isNew = replacement !== undefined && !used.has(replacement.text);
    if (isNew) {
      used.add(replacement.text);
      kept.push(replacement);
    }
    removed.push({
      ...removedStatementOf(one),
      ...(replacement === undefined ? {} : { replaced_by: replacement.text }),
    });
  }
  return { kept, removed, replaced: removed.filter((one) => one.replaced_by).length };
}

/**
 * The engine's statement about the same thing as a contradicted one; undefined if there is none.
 */
function engineSentence(
  { proved, text, turns, heading }: CheckedStatement,
  read: ReadNote,
): SettledStatement | undefined {
  const { locale } = read.consultation;
  const witnesses = new Set([...proved.evidence.map(({ turn }) => turn), ...turns]);
  const wanted = keysOf(text, locale);
  let best: SettledStatement | undefined;
  let most = SAME_THING;
  for (const possible of possibleOmissions(read)) {
    if (!witnesses.has(possible.unit.sentence.turn.i)) continue;
    const own = keysOf(possible.text, locale);
    const share = [...wanted].filter((key) => own.has(key)).length / Math.max(1, wanted.size);
    if (share < most) continue;
    most = share;
    const { sentences } = composeStatement([possible.unit], locale);
    const evidence = evidencesOf(sentences);
    const quoted = possible.text.replace(/\.$/, "");
    best = {
      heading,
      text: quoted,
      turns: evidence.map(({ turn }) => turn),
      statement: { text: quoted, status: "supported", evidence, added: true },
    };
  }
  return best;
}

const keysOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(termsOf(readText(text, language), language).map(keyOf));
