import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fixture } from "../../server/providers/speech/testing/fixtures.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../../server/providers/speech/testing/webm-writer.ts";
import { type Caller, readJson } from "../parts/caller.ts";
import { createConsultation, startUpload, TUS } from "../parts/upload.ts";
import type { Send } from "./honest-requests.ts";
import { waitForDocument } from "./wait-for-document.ts";

const SLICE_MS = 1000;
const RETRY_MS = 500;
/** Longer than the bench takes. */
const LONGEST_MS = 20 * 60_000;

/** What the saved consultation has of the recording. */
export interface SavedRecording {
  recorded_s: number;
  lost_s: number;
  /** How often the server had lost the upload, so that the device sent all bytes again. */
  uploads_lost: number;
  document_s: number;
  status: string;
}

/** The bytes of a recording as a browser writes them, by the time at which they are complete. */
const createSound = () => {
  const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
  const sound = repeatPackets(packets, LONGEST_MS);
  let next = sound.next();
  let content = header;
  let recorded_ms = 0;
  return {
    content: (): Buffer => content,
    recordedMs: (): number => recorded_ms,
    /** Records up to `ms`. */
    record: (ms: number): void => {
      const packetsOfSlice = [];
      for (; !next.done && next.value.ms < ms; next = sound.next()) packetsOfSlice.push(next.value);
      content = Buffer.concat([content, ...webmClusters(packetsOfSlice)]);
      recorded_ms = ms;
    },
  };
};

/** Records as the web does: a slice each second, which the device keeps until it is saved. */
export const startRecording = async (caller: Caller, send: Send) => {
  const gravacao_id = randomUUID();
  const options = { gravacao_id, length: null, language: "pt-BR", consent: "told" };
  let path = await startUpload(caller, options);
  const sound = createSound();
  const start = performance.now();
  let offset = 0;
  let uploads_lost = 0;
  let isOver = false;

  const patch = async (): Promise<void> => {
    const body = new Uint8Array(sound.content().subarray(offset));
    const headers = {
      ...TUS,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
    };
    const sent = await send("slice", path, { method: "PATCH", headers, body });
    if (sent?.status === 204) offset += body.length;
    else await recover();
  };
  const recover = async (): Promise<void> => {
    const head = await send("offset", path, { method: "HEAD", headers: TUS });
    if (head?.status === 200) offset = Number(head.headers.get("upload-offset"));
    else if (head?.status === 404) {
      uploads_lost += 1;
      // A failed request is repeated with the next slice.
      path = await startUpload(caller, options).catch(() => path);
      offset = 0;
    }
  };
  const recordUntilOver = async (): Promise<void> => {
    for (let due = SLICE_MS; !isOver; due += SLICE_MS) {
      await pause(Math.max(0, start + due - performance.now()));
      sound.record(due);
      await patch();
    }
    while (offset < sound.content().length) {
      await pause(RETRY_MS);
      await patch();
    }
  };
  const running = recordUntilOver();

  /** Ends and saves the recording, and waits for its document. */
  const save = async (): Promise<SavedRecording> => {
    isOver = true;
    await running;
    const since = performance.now();
    const content = sound.content();
    const sha256 = createHash("sha256").update(content).digest("hex");
    const segment = { track: "microphone", ordinal: 0, bytes: content.length, sha256 };
    const finished = await caller.post(`/api/gravacoes/${gravacao_id}/finish`, {
      segments: [segment],
    });
    const recorded_s = sound.recordedMs() / 1000;
    if (finished.status !== 200) {
      const status = `finish ${finished.status}: ${await finished.text()}`;
      return { recorded_s, lost_s: recorded_s, uploads_lost, document_s: -1, status };
    }
    const id = await createConsultation(caller, { kind: "recording", gravacao_id });
    const { status, transcribed_ms } = await waitForDocument(caller, id);
    const peaks = await caller.call(`/api/gravacoes/${gravacao_id}/peaks`);
    const { duration_ms } = await readJson<{ duration_ms: number }>(peaks);
    const kept_s = status === "Concluído" ? Math.min(duration_ms, transcribed_ms) / 1000 : 0;
    return {
      recorded_s,
      // Less than a tenth of a second is the decoder's delay and the last packet.
      lost_s: Math.max(0, Math.floor((recorded_s - kept_s) * 10) / 10),
      uploads_lost,
      document_s: Math.round((performance.now() - since) / 100) / 10,
      status,
    };
  };
  return { save };
};
