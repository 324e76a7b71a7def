import { fixture } from "../../server/providers/speech/testing/fixtures.ts";
import {
  readWebm,
  repeatPackets,
  webmClusters,
} from "../../server/providers/speech/testing/webm-writer.ts";
import { createConsultation, finishRecording, patchUpload, startUpload } from "../parts/upload.ts";
import type { Caller } from "../parts/caller.ts";
import { sha256 } from "../parts/stored-hashes.ts";

/** A consultation that the server has confirmed. */
export interface Written {
  id: string;
  gravacao_id: string;
  /** Of its recording. */
  sha256: string;
  /** Date.now() after the server's answer. */
  at: number;
}

const SECONDS = 4;
const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));

/** The recording number `n`; each has another length, so that no two are the same. */
const makeRecording = (n: number): Buffer =>
  Buffer.concat([header, ...webmClusters(repeatPackets(packets, SECONDS * 1000 + n * 20))]);

const writeOne = async (caller: Caller, n: number): Promise<Written> => {
  const content = makeRecording(n);
  const gravacao_id = crypto.randomUUID();
  const path = await startUpload(caller, { gravacao_id, length: content.length });
  await patchUpload(caller, path, 0, content);
  await finishRecording(caller, gravacao_id, content);
  const id = await createConsultation(caller, { kind: "recording", gravacao_id });
  return { id, gravacao_id, sha256: sha256(content), at: Date.now() };
};

/** Writes `count` consultations, one after the other, until the server is lost. */
export const writeConsultations = async (
  caller: Caller,
  first: number,
  count: number,
  onWritten: (written: Written) => void,
): Promise<void> => {
  for (let n = first; n < first + count; n++) onWritten(await writeOne(caller, n));
};
