import type { ServiceHealth } from "@relato/shared/contract/services.ts";
import type { Deps } from "../../deps.ts";
import type { SpeechReadiness } from "../../providers/speech/speech.ts";

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

export const writerHealth = async (writer: Deps["writer"]): Promise<ServiceHealth> =>
  (await writer.reachable()) ? ONLINE : offline("unreachable");

/** `room`: null when the storage could not say. */
export const storageHealth = (room: "ok" | "full" | null): ServiceHealth => {
  if (room === null) return offline("failed");
  return room === "ok" ? ONLINE : offline("full");
};
