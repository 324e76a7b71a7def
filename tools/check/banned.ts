/** Words and phrases that our English avoids. CONTRIBUTING.md names the replacements. */
const BANNED = [
  "whoever",
  "whomever",
  "anew",
  "meanwhile",
  "thereby",
  "nobody",
  "somebody",
  "anybody",
  "by now",
  "takes? along",
  "comes? of it",
  "(?:is|are) told",
  "stands?",
  "lies",
  "(?:is|are|was|were) laid",
  "lays\\b.{1,60}?\\bover",
  "as (?:it|they) came",
  "of (?:its|their) own",
  "unless told",
  "what became of",
  "knows? nothing of",
  "hand in hand",
  "the house",
].map((phrase) => phrase.replaceAll(" ", "\\s+"));

const PATTERN = new RegExp(`(?<![\\w-])(?:${BANNED.join("|")})(?![\\w-])`, "gis");

/** Code in backquotes and quoted speech are not our English; their characters become spaces. */
const blankQuotes = (text: string): string =>
  text.replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, (quote) => quote.replace(/[^\n]/g, " "));

/** The banned phrases in a text, each with the number of line breaks before it. */
export const findBanned = (text: string): { phrase: string; lines: number }[] => {
  const prose = blankQuotes(text);
  return [...prose.matchAll(PATTERN)].map(({ 0: phrase, index }) => ({
    phrase: phrase.replace(/\s+/g, " ").toLowerCase(),
    lines: prose.slice(0, index).split("\n").length - 1,
  }));
};
