import workletUrl from "./capture/pcm-worklet.ts?worker&url";

const RATE = 16_000;

/**
 * Mixes streams into mono PCM of 16 bits at 16 kHz, beside the recording. Returns the function that
 * ends it.
 */
export const streamPcm = async (
  streams: readonly MediaStream[],
  onChunk: (pcm: ArrayBuffer) => void,
): Promise<() => void> => {
  const context = new AudioContext({ sampleRate: RATE });
  await context.audioWorklet.addModule(workletUrl);
  const pcm = new AudioWorkletNode(context, "pcm", {
    channelCount: 1,
    channelCountMode: "explicit",
    numberOfOutputs: 0,
  });
  pcm.port.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => onChunk(data));
  pcm.port.start();
  for (const stream of streams) context.createMediaStreamSource(stream).connect(pcm);
  return () => void context.close();
};
