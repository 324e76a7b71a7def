import { SAME_THING } from "./alignment.ts";
import { type Check, report } from "./finding.ts";
import { gradesIn } from "./grades.ts";
import { quoteOf } from "./read.ts";

/** "Condropatia grau III" in the conclusion, grade II in the findings. */
export const checkGrades: Check = ({ laudo, input, alignment }) =>
  alignment.concluded.flatMap((one) => {
    const [grade, second] = gradesIn(laudo, one.sentence).filter(
      ({ from }) => from >= one.from && from < one.to,
    );
    if (!grade || second) return [];
    const known = (alignment.matches.get(one) ?? [])
      .filter(({ base }) => base >= SAME_THING)
      .flatMap(({ statement }) => gradesIn(laudo, statement.sentence))
      .filter(({ scale }) => scale === grade.scale);
    if (known.length === 0 || known.some(({ value }) => value === grade.value)) return [];
    const place = { start: laudo.tokens[grade.from]!.start, end: laudo.tokens[grade.to - 1]!.end };
    const [only] = known;
    return [
      report(
        input,
        "number_mismatch",
        place,
        "NUMBER_NOT_IN_FINDINGS",
        { number: quoteOf(laudo, grade.from, grade.to) },
        known.length === 1 ? quoteOf(laudo, only!.from, only!.to) : null,
      ),
    ];
  });
