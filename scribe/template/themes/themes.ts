import type { Language } from "@relato/shared/domain/language.ts";
import type { Fact, Kind, Part } from "../../facts/types.ts";
import { fold } from "../../language/text.ts";
import { spelt } from "../heading-short.ts";
import { EN_THEMES } from "./en.ts";
import { ES_THEMES } from "./es.ts";
import { THEME_KINDS } from "./kinds.ts";
import { PT_THEMES } from "./pt.ts";

/** What a heading can be about beside its kinds: bleeding, travel, the night. */
export interface Theme {
  id: string;
  /** Kinds that a heading of this theme asks for. */
  asks: readonly Kind[];
  /** The heading asks for these and nothing else, whatever its words may mean elsewhere. */
  alone: boolean;
  /** What else the heading seems to ask for is a misreading: "ED Course" is no plan. */
  certain: boolean;
  /** Kinds of facts that its words draw under such a heading. */
  draws: ReadonlySet<Kind>;
  /** Kinds among them that it draws though another heading asks for them. */
  takes: ReadonlySet<Kind>;
  /** Parts of the visit that it is told in. */
  parts: ReadonlySet<Part>;
  /** How a heading names it. */
  heading: RegExp;
  /** What is said, or asked, when it is meant. */
  said: RegExp;
  /** Ids of terms that are meant by it, whatever their words in a language. */
  concepts: readonly string[];
}

/** Groups of kinds that a theme draws, by one letter. */
const GROUPS: Readonly<Record<string, readonly [readonly Part[], readonly Kind[]]>> = {
  S: [
    ["history"],
    "complaint hpi symptoms mechanism mental sleep functional measured onset falls obgyn treated".split(
      " ",
    ) as Kind[],
  ],
  L: [["history"], ["social", "functional", "exposure", "development", "hpi"]],
  H: [["history"], ["habits", "diet", "exercise", "hpi"]],
  X: [["history"], ["sexual", "contraception", "obgyn", "hpi"]],
  Z: [["history"], ["sleep", "functional", "hpi"]],
  C: [["history"], ["pmh", "hpi"]],
  G: [["history"], ["mechanism", "falls", "hpi"]],
  N: [["history"], ["perinatal", "development", "hpi"]],
  P: [["history"], "pmh surgeries treated obgyn perinatal pastmeds mental".split(" ") as Kind[]],
  M: [["history"], ["meds", "pastmeds", "adherence", "treated", "contraception"]],
  I: [["history"], ["meds", "treated"]],
  A: [["history"], ["allergy"]],
  F: [["history"], ["family"]],
  V: [["history"], ["vaccines"]],
  R: [
    ["history", "exam"],
    ["results", "imaging", "measured"],
  ],
  Q: [["history"], ["results", "imaging", "measured", "hpi"]],
  E: [["exam"], ["exam", "vitals", "mentalExam", "results", "imaging"]],
  D: [["assessment"], ["diagnosis"]],
  T: [
    ["plan"],
    "plan orders prescription referral followup warning advice certificate activity crisisPlan procedure vaccines".split(
      " ",
    ) as Kind[],
  ],
};

const TABLES: Readonly<Record<Language, string>> = {
  "pt-BR": PT_THEMES,
  es: ES_THEMES,
  "en-US": EN_THEMES,
};

const built = new Map<Language, readonly Theme[]>();

/** "sangr*, perda de sangue" as a pattern of whole words on folded text; `#` stands for a number, `=` marks what must be the whole of it. */
function patternOf(words: string): RegExp {
  const forms = fold(words)
    .split(",")
    .map((form) => form.trim())
    .filter(Boolean)
    .map((form) => {
      const body = form
        .replace(/^=/, "")
        .replace(/[.+?()[\]]/g, "\\$&")
        .replace(/\*/g, "\\w*")
        .replace(/#/g, "\\d+")
        .replace(/ /g, "[ ,/-]+");
      return form.startsWith("=") ? `^${body}$` : `\\b${body}\\b`;
    });
  return new RegExp(forms.length > 0 ? forms.join("|") : "(?!)", "u");
}

function themesIn(language: Language): readonly Theme[] {
  let themes = built.get(language);
  if (!themes) {
    const kinds = new Map(
      rowsOf(THEME_KINDS).map(([id, asks, draws, concepts]) => [
        id!,
        { asks: asks!, draws: draws!, concepts: concepts?.split(", ") ?? [] },
      ]),
    );
    themes = rowsOf(TABLES[language]).map(([id, heading, said]) => {
      const { asks, draws, concepts } = kinds.get(id!)!;
      const groups = groupsOf(draws);
      return {
        id: id!,
        asks: asks.replaceAll("!", "").trim().split(" ").filter(Boolean) as Kind[],
        alone: asks.includes("!"),
        certain: asks.includes("!!"),
        draws: new Set(groups.flatMap(([, drawn]) => drawn)),
        takes: new Set(groupsOf(draws.replace(/[A-Z]/g, "")).flatMap(([, drawn]) => drawn)),
        parts: new Set(groups.flatMap(([parts]) => parts)),
        heading: patternOf(heading!),
        said: patternOf(said!),
        concepts,
      };
    });
    built.set(language, themes);
  }
  return themes;
}

const groupsOf = (letters: string) =>
  letters
    .toUpperCase()
    .split("")
    .flatMap((letter) => (GROUPS[letter] ? [GROUPS[letter]] : []));

/** Lines of three columns parted by ` / `; lines that begin with `#` are notes. */
const rowsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.includes(" / ") && !line.startsWith("#"))
    .map((line) => line.split(" / ").map((cell) => cell.trim()));

/** The themes that a heading names; one named by a part of another's words is left: "Plano de parto" is no birth. */
export function themesOf(heading: string, language: Language): Theme[] {
  const folded = fold(spelt(heading))
    .replace(/[¿?¡!*:.()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const named = themesIn(language)
    .filter((theme) => theme.heading.test(folded))
    .map((theme) => ({ theme, words: folded.match(new RegExp(theme.heading, "gu")) ?? [] }));
  const all = named.flatMap(({ words }) => words);
  const isPart = (words: string): boolean =>
    all.some((other) => other.length > words.length && other.includes(words));
  return named.filter(({ words }) => !words.every(isPart)).map(({ theme }) => theme);
}

/** How plainly a fact is about one of the themes: 1 by its own words, less by the question that it answers. */
export function themeHit(
  fact: Fact,
  themes: readonly Theme[],
): { by: Theme; hit: number } | undefined {
  const text = fold(fact.text);
  const own = themes.find(
    (theme) => theme.said.test(text) || (theme.id === "sideEffects" && isFeltOfDrug(fact)),
  );
  if (own) return { by: own, hit: 1 };
  // An answer to a question about many things at once is about any of them.
  if (fact.kinds.size > MANY) return undefined;
  const meant = themes.find((theme) => theme.concepts.some((id) => fact.concepts.has(id)));
  if (meant) return { by: meant, hit: 0.9 };
  const asked = themes.find((theme) => theme.said.test(fact.asked));
  if (!asked) return undefined;
  if (fact.named === 0) return { by: asked, hit: 0.7 };
  const [top] = [...fact.kinds].sort((a, b) => b[1] - a[1]);
  return top && asked.asks.includes(top[0]) ? { by: asked, hit: 0.4 } : undefined;
}
const MANY = 4;

/** "Metotrexato dá enjoo": a symptom told with a drug is what the drug does. */
const isFeltOfDrug = ({ kinds, part }: Fact): boolean => {
  const most = (names: readonly Kind[]): number =>
    Math.max(0, ...names.map((kind) => kinds.get(kind) ?? 0));
  return (
    part === "history" &&
    most(["meds"]) > 0.4 &&
    most(["symptoms", "mental", "sleep"]) > 0.45 &&
    most(["allergy", "pastmeds"]) < 0.7
  );
};
