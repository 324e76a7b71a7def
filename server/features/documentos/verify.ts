import { Worker } from "node:worker_threads";
import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import type { VerifiedSentence } from "@relato/scribe/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";

export interface Testimony {
  locale: Language;
  turns: readonly Turn[];
}

/** Turns and characters that are checked at once; for more, a thread of its own: three hours of talk take a second, in which nobody else would be served. */
const INLINE = { turns: 250, characters: 5000 };
/** No sentence is as long; and nobody types as many at once. What is beyond is left for the doctor's own eye. */
const MOST = { characters: 2000, texts: 400 };

/** `verifyNote`, without keeping the server from other requests. Same length and order as `texts`. */
export const verifyTexts = async (
  testimony: Testimony,
  texts: readonly string[],
): Promise<VerifiedSentence[]> => {
  const asked = [...new Set(texts)]
    .filter(({ length }) => length <= MOST.characters)
    .slice(0, MOST.texts);
  const verified = new Map((await verify(testimony, asked)).map((one) => [one.text, one]));
  return texts.map(
    (text) => verified.get(text) ?? { text, verdict: "review", reasons: [], evidence: [] },
  );
};

const verify = async (testimony: Testimony, texts: string[]): Promise<VerifiedSentence[]> => {
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  if (characters === 0) return [];
  if (testimony.turns.length <= INLINE.turns && characters <= INLINE.characters)
    return verifyNote(testimony, texts);
  const worker = new Worker(new URL("verify-thread.ts", import.meta.url), {
    workerData: { testimony, texts },
  });
  try {
    return await new Promise<VerifiedSentence[]>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the checking thread ended without an answer")));
    });
  } finally {
    await worker.terminate();
  }
};
