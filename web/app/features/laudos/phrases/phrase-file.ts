import { phraseFileSchema } from "@relato/shared/contract/laudo-phrases.ts";
import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { type PhraseFields, phraseFields } from "@relato/shared/domain/laudo/laudo.ts";

/** Bytes of an imported file, as the server limits them. */
const MAX_FILE = 2 * 1024 * 1024;

/** The doctor's own phrases as a file. */
export const phraseFile = (phrases: readonly LaudoPhrase[], name: string): File => {
  const own = phrases.filter(({ system }) => !system).map((one) => pickFields(phraseFields, one));
  const content = JSON.stringify({ format: "relato-phrases", phrases: own }, null, 2);
  return new File([content], name, { type: "application/json" });
};

/** The phrases of an exported file; null for any other file. */
export const readPhraseFile = async (file: File): Promise<PhraseFields[] | null> => {
  if (file.size > MAX_FILE) return null;
  try {
    return phraseFileSchema.safeParse(JSON.parse(await file.text())).data?.phrases ?? null;
  } catch {
    return null;
  }
};
