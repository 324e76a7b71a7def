import type { Locale } from "@relato/shared/domain/language.ts";
import type { Reason } from "@relato/shared/domain/document.ts";
import { formatList } from "@relato/shared/locales/format.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

/** Documents of older releases have these names in `detail`; they are no words of a document. */
const OLD_NAMES = new Set(
  (
    "left right ongoing history past stopped plan future hypothetical modifies normal uncertain " +
    "diagnosis examFinding resultStart order prescription"
  ).split(" "),
);

const hasWords = ({ detail, said }: Reason): boolean =>
  detail !== "" &&
  (said !== undefined || !detail.split(/, | \/ /).every((one) => OLD_NAMES.has(one)));

const quote = (words: string): string => `“${words.trim().replace(/(?<![.,;:])[.,;:]+$/u, "")}”`;

/** A number or a drug has its own sentence; other words with the same passage share one. */
const ALONE = new Set<Reason["kind"]>(["number", "drug"]);

/** Sentences in a reader's language, each once. Words with the same passage share a sentence. */
export const wordReasons = (
  locale: Locale,
  { conflict, unsaid, plain }: Omit<ViewMessages["doubtReasons"], "where">,
  reasons: readonly Reason[],
  where: string,
): string[] => {
  const sentences = reasons.map((reason) => {
    const { kind, said } = reason;
    if (kind === "typed" || kind === "speaker" || kind === "instruction" || !hasWords(reason))
      return plain[kind](where);
    const isTogether = (one: Reason): boolean =>
      one === reason ||
      (one.kind === kind && one.said === said && !ALONE.has(kind) && hasWords(one));
    const quoted = reasons.filter(isTogether).map((one) => quote(one.detail));
    const words = formatList(locale, [...new Set(quoted)]);
    return said === undefined
      ? unsaid[kind](words, where)
      : conflict[kind](words, quote(said), where);
  });
  return [...new Set(sentences)];
};
