import type { ModelNote, ModelStatement } from "@relato/scribe/model-note/types.ts";

/**
 * Merges the notes of a visit's parts by heading, in order. A statement that occurs twice is kept
 * once, with the turns of both.
 */
export const mergeNotes = (notes: readonly ModelNote[]): ModelNote => {
  const sections = new Map<string, { heading: string; statements: ModelStatement[] }>();
  for (const note of notes) {
    const seen = new Map<string, number>();
    for (const { heading, statements } of note.sections) {
      const name = normaliseHeading(heading);
      // A template may have the same heading twice.
      const occurrence = (seen.get(name) ?? 0) + 1;
      seen.set(name, occurrence);
      const key = `${occurrence} ${name}`;
      const section = sections.get(key) ?? { heading, statements: [] };
      sections.set(key, section);
      for (const statement of statements) addStatement(section.statements, statement);
    }
  }
  return { sections: [...sections.values()] };
};

const addStatement = (statements: ModelStatement[], { text, turns }: ModelStatement): void => {
  const existing = statements.find((one) => one.text.trim() === text.trim());
  if (existing === undefined) statements.push({ text, turns: [...turns] });
  else existing.turns = [...new Set([...existing.turns, ...turns])];
};

const normaliseHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
