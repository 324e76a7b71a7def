export interface WavShape {
  tag: 1 | 3 | 6 | 7;
  bits: number;
  rate: number;
  channels: number;
  /** The data length in the header; by default the true one. */
  dataBytes?: number;
  /** Whether to write WAVE_FORMAT_EXTENSIBLE. */
  extensible?: boolean;
}

const write = (shape: WavShape, view: DataView, at: number, sample: number): void => {
  const { tag, bits } = shape;
  if (tag === 3 && bits === 32) view.setFloat32(at, sample, true);
  else if (tag === 3) view.setFloat64(at, sample, true);
  else if (bits === 8) view.setUint8(at, Math.round(sample * 127 + 128));
  else if (bits === 16) view.setInt16(at, Math.round(sample * 32_767), true);
  else if (bits === 32) view.setInt32(at, Math.round(sample * 0x7fff_ffff), true);
  else {
    const value = Math.round(sample * 0x7f_ffff);
    view.setUint16(at, value & 0xffff, true);
    view.setInt8(at + 2, value >> 16);
  }
};

/** A WAV file with the same sound in every channel. */
export const makeWav = (shape: WavShape, pcm: Float32Array): Buffer => {
  const { tag, bits, rate, channels } = shape;
  const width = bits / 8;
  const format = Buffer.alloc(shape.extensible ? 40 : 16);
  format.writeUInt16LE(shape.extensible ? 0xfffe : tag, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * channels * width, 8);
  format.writeUInt16LE(channels * width, 12);
  format.writeUInt16LE(bits, 14);
  if (shape.extensible) format.writeUInt16LE(tag, 24);
  const data = Buffer.alloc(pcm.length * channels * width);
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (const [i, sample] of pcm.entries())
    for (let channel = 0; channel < channels; channel++)
      write(shape, view, (i * channels + channel) * width, sample);
  const chunk = (name: string, body: Buffer, length = body.length): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name);
    head.writeUInt32LE(length, 4);
    return Buffer.concat([head, body]);
  };
  const list = chunk("LIST", Buffer.from("INFOabc\0"));
  const body = [chunk("fmt ", format), list, chunk("data", data, shape.dataBytes)];
  return chunk("RIFF", Buffer.concat([Buffer.from("WAVE"), ...body]));
};
