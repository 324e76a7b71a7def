import { dictationSchema, type DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import type { Editor } from "@tiptap/core";
import type { Mark } from "@tiptap/pm/model";
import { hrefOf } from "../../../api/call.ts";
import { passageStore } from "./passage-store.ts";

/** The dictated passage at the cursor, or at a position. Null if the text there was typed. */
export const passageAt = ({ state }: Editor, at?: number): DictationSpan | null => {
  const $at = at === undefined ? state.selection.$from : state.doc.resolve(at);
  const marks: readonly Mark[] = [
    ...($at.nodeAfter?.marks ?? []),
    ...($at.nodeBefore?.marks ?? []),
  ];
  const mark = marks.find(({ type }) => type.name === "ditado");
  return mark === undefined ? null : (dictationSchema.safeParse(mark.attrs).data ?? null);
};

/** The sound in this browser, if it is not sent yet, else on the server. */
const urlOf = async (id: string): Promise<{ url: string; release: () => void }> => {
  const stored = await passageStore.find(id).catch(() => undefined);
  if (stored === undefined)
    return { url: hrefOf("GET /api/laudo-dictations/:id", { params: { id } }), release: () => {} };
  const url = URL.createObjectURL(stored.wav);
  return { url, release: () => URL.revokeObjectURL(url) };
};

let playing: HTMLAudioElement | null = null;

/**
 * Plays a passage from its first word to its last one. The passage before stops.
 * @throws Error if the sound cannot be loaded
 */
export const playPassage = async ({ dictation_id, start_ms, end_ms }: DictationSpan) => {
  playing?.pause();
  const { url, release } = await urlOf(dictation_id);
  const audio = new Audio(url);
  playing = audio;
  audio.addEventListener("timeupdate", () => {
    if (audio.currentTime * 1000 >= end_ms) audio.pause();
  });
  audio.addEventListener("pause", release, { once: true });
  try {
    audio.currentTime = start_ms / 1000;
    await audio.play();
  } catch (error) {
    release();
    // Another passage was started at once.
    if (error instanceof DOMException && error.name === "AbortError") return;
    throw error;
  }
};
