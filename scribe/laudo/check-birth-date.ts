import { type Check, type Context, report } from "./finding.ts";

/** "Data de nascimento: 12/03/1979": the words are at most so many characters before the date. */
const BORN = new RegExp(
  [
    "(?<!\\p{L})(?:nascimento|nasc|dn|nacimiento|fn|birth|dob|born)(?!\\p{L})",
    "[^\\d\\n\\p{L}]{0,12}(?<date>(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}))(?!\\d)",
  ].join(""),
  "giu",
);

/** Finds a birth date that is not the one of the patient's registration. */
export function checkBirthDate({ input, laudo }: Context, birth: string): ReturnType<Check> {
  const [year, month, day] = birth.split("-").map(Number) as [number, number, number];
  return [...input.text.matchAll(BORN)].flatMap((match) => {
    const numbers = match.slice(2, 5).map(Number);
    const [a, b] = laudo.language === "en-US" ? [month, day] : [day, month];
    if (numbers[0] === a && numbers[1] === b && numbers[2] === year) return [];
    const end = match.index + match[0].length;
    const start = end - match.groups!["date"]!.length;
    const two = (value: number): string => String(value).padStart(2, "0");
    const written = input.text.slice(start, end);
    const mend = `${two(a)}/${two(b)}/${year}`;
    return [
      report(input, "age", { start, end }, "BIRTH_DATE_OTHER", { written, birth: mend }, mend),
    ];
  });
}
