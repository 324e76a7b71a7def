/** Samples a second of stored speech: 16 bits, one channel. */
export const WAV_RATE = 16_000;
/** Bytes before the samples. */
export const WAV_HEADER = 44;

/** The header of a WAV file with 16 bits, one channel, WAV_RATE. */
export const wavHeader = (samples: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(WAV_HEADER);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string): void => {
    for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i));
  };
  text(0, "RIFF");
  view.setUint32(4, 36 + samples * 2, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, WAV_RATE, true);
  view.setUint32(28, WAV_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples * 2, true);
  return bytes;
};

/** A WAV file of 16-bit little-endian mono PCM at WAV_RATE. */
export const wavFile = (pcm: readonly Int16Array<ArrayBuffer>[]): Blob => {
  const samples = pcm.reduce((sum, { length }) => sum + length, 0);
  return new Blob([wavHeader(samples), ...pcm], { type: "audio/wav" });
};
