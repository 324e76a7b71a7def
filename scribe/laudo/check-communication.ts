import { type Check, type Context, report } from "./finding.ts";
import type { Observation } from "./observations.ts";
import { cuesIn, quoteOf } from "./read.ts";

/** Finds critical findings of a laudo that does not say whom they were communicated to. */
export const checkCommunication: Check = (context) => {
  if (isCommunicated(context)) return [];
  const critical = context.observations.filter((one) => isCritical(context, one));
  const concludes = context.laudo.sentences.some(
    ({ section, isHeading }) => section === "conclusion" && !isHeading,
  );
  const first = concludes
    ? critical.find(({ sentence }) => sentence.section === "conclusion")
    : critical[0];
  if (!first) return [];
  const { laudo, input } = context;
  const place = { start: laudo.tokens[first.from]!.start, end: laudo.tokens[first.to - 1]!.end };
  return [
    report(input, "critical_uncommunicated", place, "NOT_COMMUNICATED", {
      finding: quoteOf(laudo, first.from, first.to),
    }),
  ];
};

const isCommunicated = ({ laudo }: Context): boolean =>
  (laudo.cues.get("communicate") ?? []).some(({ from }) => {
    const { section } = laudo.sentences[laudo.sentenceOf[from]!]!;
    return section !== "clinical" && section !== "technique";
  });

const REACH = 6;

function isCritical({ laudo }: Context, one: Observation): boolean {
  const { section } = one.sentence;
  if (one.level < 3 || one.isDenied || one.isHedged || one.isHistory) return false;
  if (section !== "findings" && section !== "conclusion") return false;
  return !["chronic", "prior"].some((id) =>
    cuesIn(laudo, id, one.sentence).some(
      ({ from }) => from >= one.from - REACH && from < one.to + REACH,
    ),
  );
}
