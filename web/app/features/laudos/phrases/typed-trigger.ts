import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { matchPhrases } from "@relato/shared/domain/laudo/phrases.ts";
import { plainText } from "@relato/shared/domain/plain.ts";
import type { EditorState } from "@tiptap/pm/state";
import { fieldAtSelection } from "../edit/field-ranges.ts";

/** The word before the cursor, as positions and text. A slash is part of it. */
export interface TypedTrigger {
  from: number;
  to: number;
  text: string;
}

/** Characters before the cursor that are read. */
const MAX_TYPED = 60;
const ASKED = /(?:^|[\s(])(\/[\p{L}\p{N}_.-]{0,40})$/u;
const WORD = /(?:^|[\s(,;:])([\p{L}\p{N}_.-]{2,40})$/u;

/**
 * What may be the trigger of a phrase. In a field only after a slash: there, Tab goes to the next
 * field.
 */
export const typedTrigger = (state: EditorState): TypedTrigger | null => {
  const { empty, $from, from } = state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const start = Math.max(0, $from.parentOffset - MAX_TYPED);
  const before = $from.parent.textBetween(start, $from.parentOffset, undefined, "\n");
  const word = fieldAtSelection(state) === undefined ? WORD.exec(before)?.[1] : undefined;
  const text = ASKED.exec(before)?.[1] ?? word;
  return text === undefined ? null : { from: from - text.length, to: from, text };
};

export const isAsked = ({ text }: TypedTrigger): boolean => text.startsWith("/");

/** Shown at once. */
const MAX_SHOWN = 8;

/** The phrases that a typed word may mean. Without a slash only by their triggers. */
export const triggeredPhrases = (
  items: readonly LaudoPhrase[],
  language: Language,
  typed: TypedTrigger,
): LaudoPhrase[] => {
  const usable = items.filter((item) => !item.system || item.language === language);
  const found = matchPhrases(usable, typed.text);
  const word = plainText(typed.text);
  const fitting = isAsked(typed)
    ? found
    : found.filter(({ trigger }) => plainText(trigger).startsWith(word));
  return fitting.slice(0, MAX_SHOWN);
};
