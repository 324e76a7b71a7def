import type { Language } from "@relato/shared/domain/language.ts";
import type { Sources } from "./ask-sources.ts";
import { LiveCapture } from "../live/live-capture.ts";
import { liveText } from "../live/live-text.ts";
import type { Outbox } from "../send/outbox.ts";
import type { Warning } from "../recorder-state.ts";
import { openOnServer } from "../send/send.ts";
import { SliceWriter } from "./slice-writer.ts";
import { SegmentLog } from "./sources.ts";
import type { GravacaoStore, StoredGravacao, StoredSegment } from "../store/store.ts";

/** The running part of a recording. */
export interface Running {
  capture: LiveCapture;
  /** Ends it; resolves when everything heard is stored. */
  stop: () => Promise<void>;
}

interface Place {
  gravacao: StoredGravacao;
  store: GravacaoStore;
  outbox: Outbox;
  /** Aborted when the recording ends. */
  ended: AbortController;
}

/** Records the sources: every slice goes into the store, and from there on its way to the server. */
export const beginCapture = (
  { gravacao, store, outbox, ended }: Place,
  sources: Sources,
  language: Language,
  options: {
    /** Recorded milliseconds up to now. */
    clock: () => number;
    onWarning: (warning: Warning, isOn: boolean) => void;
    onSlept: (ms: number) => void;
  },
): Running => {
  const writer = new SliceWriter();
  // The live words belong to a recording that the server knows.
  const opened = openOnServer(gravacao, ended.signal);
  // Told once more with the first segment, which waits for it and shows what is wrong.
  opened.catch(() => undefined);
  const capture = new LiveCapture({
    ...sources,
    ...options,
    open: (beginning) => {
      const stored: StoredSegment = { ...beginning, gravacao_id: gravacao.id, upload_url: null };
      const log = new SegmentLog({
        put: (n, bytes) => writer.put(stored, n, bytes),
        get: (n) => store.getSlice(stored, n),
      });
      outbox.add(stored, log);
      return log;
    },
    onSlice: (refusal) => {
      options.onWarning("local_full", refusal !== null);
      outbox.announce();
    },
    onSources: (streams) => {
      const listen = (): void => {
        if (!ended.signal.aborted) liveText.listen(streams, { gravacao_id: gravacao.id, language });
      };
      void opened.then(listen, () => undefined);
    },
  });
  return {
    capture,
    stop: async () => {
      await capture.stop();
      writer.close();
      sources.release();
    },
  };
};
