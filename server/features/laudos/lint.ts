import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Engine } from "../../providers/engine/engine.ts";
import { originalOffsets } from "./original-offsets.ts";
import type { PlacedField } from "./place-fields.ts";
import { type Examination, laudoToLint, readableText, withCheckRefusal } from "./readable-text.ts";

/** An empty field of `ignore` may stay. One of `warn` is accepted with `accept_unfilled`. */
const leftoverOf = ({ field, value: quote, start, end }: PlacedField): LaudoFinding[] =>
  field.on_sign === "ignore"
    ? []
    : [
        {
          ...{ kind: "leftover_mask", quote, start, end, mend: null },
          reason: { code: "TEMPLATE_LEFT", values: { words: quote } },
          blocking: field.on_sign === "forbid",
        },
      ];

/**
 * What contradicts itself or is left open in a laudo, in the order of its text. The engine does not
 * read the placeholders of empty fields: the options of a list are no findings.
 * @throws AppError LAUDO_CHECK_FAILED
 */
export const lintContent = async (
  engine: Pick<Engine, "lintLaudo">,
  examination: Examination,
  content: LaudoContent,
): Promise<LaudoFinding[]> => {
  const { text, read, empty } = readableText(content);
  const found = await withCheckRefusal(engine.lintLaudo(laudoToLint(examination, read)));
  const offsetOf = originalOffsets(read);
  const findings = found.map(({ start, end, ...finding }): LaudoFinding => {
    const place = { start: offsetOf(start), end: offsetOf(end) };
    return { ...finding, ...place, quote: text.slice(place.start, place.end) };
  });
  return [...findings, ...empty.flatMap(leftoverOf)].sort((a, b) => a.start - b.start);
};
