import type { ServiceHealth } from "@relato/shared/contract/services.ts";
import type { Deps } from "../../deps.ts";
import type { SpeechReadiness } from "../../providers/speech/speech.ts";
import type { ModelWriter } from "../../providers/writer/writer.ts";

const ONLINE: ServiceHealth = { state: "online" };
const offline = (
  reason: Extract<ServiceHealth, { state: "offline" }>["reason"],
): ServiceHealth => ({ state: "offline", reason });

export const speechHealth = async (
  speech: Deps["speech"],
  readiness: SpeechReadiness,
): Promise<ServiceHealth> => {
  if (readiness.state === "downloading") return offline("model_downloading");
  if (readiness.state === "missing") return offline("model_missing");
  return (await speech.reachable()) ? ONLINE : offline("unreachable");
};

export const writerHealth = async (
  writer: Pick<ModelWriter, "reachable" | "installation">,
): Promise<ServiceHealth> => {
  const status = await writer.installation?.status();
  if (status?.state === "downloading") return offline("model_downloading");
  if (status?.state === "missing") return offline("model_missing");
  return (await writer.reachable()) ? ONLINE : offline("unreachable");
};

/** `room`: null if the storage's check failed. */
export const storageHealth = (room: "ok" | "full" | null): ServiceHealth => {
  if (room === null) return offline("failed");
  return room === "ok" ? ONLINE : offline("full");
};
