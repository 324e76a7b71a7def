import workletUrl from "./capture/pcm-worklet.ts?worker&url";

const RATE = 16_000;

/** Streams, mixed into one, as PCM of 16 bits at 16 kHz; beside the recording, never in its path. Returns its end. */
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
