import { type Check, type Context, report } from "./finding.ts";
import type { Observation } from "./observations.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** Finds critical findings of a laudo that does not say to whom and when they were communicated. */
export const checkCommunication: Check = (context) => {
  const first = firstCritical(context);
  if (!first) return [];
  const { laudo, input } = context;
  const records = recordsOf(context);
  if (records.some(({ who, when }) => who && when)) return [];
  const [record] = records;
  if (record) {
    const finding = report(
      input,
      "critical_uncommunicated",
      record.sentence,
      "COMMUNICATION_INCOMPLETE",
      {
        words: input.text.slice(record.sentence.start, record.sentence.end),
      },
    );
    return [{ ...finding, blocking: !record.who }];
  }
  const place = { start: laudo.tokens[first.from]!.start, end: laudo.tokens[first.to - 1]!.end };
  return [
    report(input, "critical_uncommunicated", place, "NOT_COMMUNICATED", {
      finding: quoteOf(laudo, first.from, first.to),
    }),
  ];
};

/** A critical finding: of the conclusion, or of the findings if nothing is concluded. */
function firstCritical(context: Context): Observation | undefined {
  const critical = context.observations.filter((one) => isCritical(context, one));
  const concludes = context.laudo.sentences.some(
    ({ section, isHeading }) => section === "conclusion" && !isHeading,
  );
  return concludes
    ? critical.find(({ sentence }) => sentence.section === "conclusion")
    : critical[0];
}

interface CommunicationRecord {
  sentence: Sentence;
  who: boolean;
  when: boolean;
}

/** Sentences that record a communication, with the sentences beside them in their line. */
function recordsOf({ laudo }: Context): CommunicationRecord[] {
  const sentences = new Set(
    (laudo.cues.get("communicate") ?? []).map(({ from }) => laudo.sentenceOf[from]!),
  );
  return [...sentences].flatMap((index) => {
    const sentence = laudo.sentences[index]!;
    if (sentence.section === "clinical" || sentence.section === "technique") return [];
    const near = [sentence, laudo.sentences[index - 1], laudo.sentences[index + 1]].filter(
      (one): one is Sentence => one?.line === sentence.line,
    );
    const who = near.some((one) => cuesIn(laudo, "whom", one).length > 0);
    const when = near.some((one) => hasTime(laudo, one));
    return who || when ? [{ sentence, who, when }] : [];
  });
}

/** "14h05", "03:40", a date, or words such as "imediatamente". */
const hasTime = (laudo: Context["laudo"], sentence: Sentence): boolean =>
  cuesIn(laudo, "when", sentence).length > 0 ||
  laudo.tokens
    .slice(sentence.from, sentence.to)
    .some(
      ({ kind, t, end }) =>
        kind === "number" &&
        (/^[:h/]/i.test(laudo.text.slice(end, end + 2).trim()) || /^\d{4}$/.test(t)),
    );

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
