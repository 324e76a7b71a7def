import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { type FileProblem, mayHoldAac, mediaTypeOf, refusalOf } from "./audio-file.ts";
import type { ConsultaDraft } from "./recorder.ts";
import type { SendStage } from "./recorder-state.ts";
import { sendConsulta } from "./send/send.ts";
import { blobSource } from "./capture/sources.ts";

/** A picked file. Its ids stay the same, so that saving is idempotent. `url`: its upload. */
export interface PickedFile {
  file: File;
  gravacao_id: string;
  consulta_id: string;
  sent: { blob: Blob; media_type: string; url: string | null } | null;
}

/** The file is refused; nothing was sent. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.name = "FileRefused";
    this.problem = problem;
  }
}

/** Sends a file and creates its consultation. @throws FileRefused, ApiError */
export const sendFile = async (
  picked: PickedFile,
  draft: ConsultaDraft,
  onStage: (stage: SendStage) => void,
  signal: AbortSignal,
): Promise<ConsultaItem> => {
  const { file, gravacao_id, consulta_id } = picked;
  const refusal = refusalOf(file);
  if (refusal !== null) throw new FileRefused(refusal);
  const media_type = mediaTypeOf(file) ?? file.type;
  if (picked.sent === null && mayHoldAac(media_type)) {
    onStage({ kind: "converting", share: 0 });
    const { withoutAac } = await import("./send/convert-aac.ts");
    const converted = await withoutAac(file, (share) => onStage({ kind: "converting", share }));
    if ("problem" in converted) throw new FileRefused(converted.problem);
    picked.sent = { ...converted, url: null };
  }
  picked.sent ??= { blob: file, media_type, url: null };
  const { sent } = picked;
  return sendConsulta({
    gravacao: { id: gravacao_id, consent: "agreed", language: draft.language },
    segments: [
      {
        track: "file",
        ordinal: 0,
        started_ms: 0,
        media_type: sent.media_type,
        source: blobSource(sent.blob),
        upload_url: sent.url,
        remember: (url) => {
          sent.url = url;
          return Promise.resolve();
        },
      },
    ],
    body: { ...draft, id: consulta_id, source: { kind: "recording", gravacao_id } },
    onStage,
    signal,
  });
};
