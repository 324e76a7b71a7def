/** The sample rate of all our speech code, in samples per second. */
export const SPEECH_RATE = 16_000;

export const samplesToMs = (samples: number): number => Math.round((samples * 1000) / SPEECH_RATE);

export const joinSamples = (first: Float32Array, second: Float32Array) => {
  const joined = new Float32Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
};

export const peakOf = (pcm: Float32Array): number => {
  let peak = 0;
  for (const sample of pcm) peak = Math.max(peak, Math.abs(sample));
  return peak;
};
