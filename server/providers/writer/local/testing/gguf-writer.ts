/** A tensor of 32-bit floats. `dimensions`: the fastest first, as in GGUF. */
export interface Tensor {
  name: string;
  dimensions: number[];
  values: Float32Array;
}

/** A typed metadata value of a GGUF file. */
export type MetadataValue =
  | { type: "u32" | "f32"; value: number }
  | { type: "bool"; value: boolean }
  | { type: "string"; value: string }
  | { type: "strings"; value: string[] }
  | { type: "f32s" | "i32s"; value: number[] };

const ALIGNMENT = 32;
const TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const TENSOR_F32 = 0;

/**
 * Writes a GGUF file, version 3, with tensors of 32-bit floats. Source:
 * https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export const writeGguf = (metadata: Record<string, MetadataValue>, tensors: Tensor[]): Buffer => {
  const entries = Object.entries(metadata);
  const head = [
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries.flatMap(([key, value]) => [string(key), valueOf(value)]),
  ];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, dimensions, values } of tensors) {
    head.push(string(name), u32(dimensions.length), ...dimensions.map(u64));
    head.push(u32(TENSOR_F32), u64(offset));
    const bytes = pad(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    data.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([pad(Buffer.concat(head)), ...data]);
};

const valueOf = (value: MetadataValue): Buffer => {
  switch (value.type) {
    case "u32":
      return Buffer.concat([u32(TYPE.u32), u32(value.value)]);
    case "f32":
      return Buffer.concat([u32(TYPE.f32), f32(value.value)]);
    case "bool":
      return Buffer.concat([u32(TYPE.bool), Buffer.from([value.value ? 1 : 0])]);
    case "string":
      return Buffer.concat([u32(TYPE.string), string(value.value)]);
    case "strings":
      return array(TYPE.string, value.value.map(string));
    case "f32s":
      return array(TYPE.f32, value.value.map(f32));
    case "i32s":
      return array(TYPE.i32, value.value.map(u32));
  }
};

const array = (type: number, items: Buffer[]): Buffer =>
  Buffer.concat([u32(TYPE.array), u32(type), u64(items.length), ...items]);

const pad = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);

const string = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([u64(bytes.length), bytes]);
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
