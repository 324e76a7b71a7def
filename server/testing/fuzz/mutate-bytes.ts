import fc from "fast-check";

/** A change of a file. Positions are taken modulo the file's length. */
type ByteMutation =
  | { kind: "flip"; at: number; bit: number }
  | { kind: "set"; at: number; hex: string }
  | { kind: "cut"; at: number }
  | { kind: "drop"; at: number; length: number }
  | { kind: "repeat"; at: number; length: number; times: number }
  | { kind: "splice"; at: number; from: number; start: number; length: number };

/** A seed's number, with the changes in order. It is short in a report and shrinks. */
export interface BytePlan {
  seed: number;
  mutations: ByteMutation[];
}

/** Extremes of size fields: 1 to 8 bytes, both byte orders, EBML's unknown and longest sizes. */
const EXTREMES = [
  ...["00", "01", "7f", "80", "ff", "ffff", "7fff", "0000", "0100", "0001", "ffffff", "1000"],
  ...["00000000", "00000001", "01000000", "7fffffff", "ffffff7f", "80000000", "ffffffff"],
  ...["fffffffffffffffe", "7fffffffffffffff", "01ffffffffffffff", "08ffffffff", "0000000000000000"],
];
/** Headers of all kinds are in the first bytes, so half of the changes are there. */
const position = fc.oneof(fc.nat(600), fc.nat(1_000_000));
const length = fc.oneof(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 8192 }));

const byteMutation: fc.Arbitrary<ByteMutation> = fc.oneof(
  fc.record({ kind: fc.constant("flip" as const), at: position, bit: fc.nat(7) }),
  fc.record({
    kind: fc.constant("set" as const),
    at: position,
    hex: fc.constantFrom(...EXTREMES),
  }),
  fc.record({ kind: fc.constant("cut" as const), at: position }),
  fc.record({ kind: fc.constant("drop" as const), at: position, length }),
  fc.record({
    kind: fc.constant("repeat" as const),
    at: position,
    length,
    times: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 60 })),
  }),
  fc.record({
    kind: fc.constant("splice" as const),
    at: position,
    from: fc.nat(20),
    start: position,
    length,
  }),
);

/** Plans that change a seed at one to eight places. */
export const bytePlan = (seeds: number): fc.Arbitrary<BytePlan> =>
  fc.record({
    seed: fc.nat(seeds - 1),
    mutations: fc.array(byteMutation, { minLength: 1, maxLength: 8 }),
  });

/** The most bytes of an input. */
const MAX_BYTES = 512 * 1024;

const mutate = (bytes: Buffer, mutation: ByteMutation, seeds: readonly Buffer[]): Buffer => {
  const at = mutation.at % Math.max(1, bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (mutation.kind) {
    case "flip": {
      const flipped = Buffer.from(bytes);
      if (flipped.length > 0) flipped[at]! ^= 1 << mutation.bit;
      return flipped;
    }
    case "set": {
      const value = Buffer.from(mutation.hex, "hex");
      return Buffer.concat([before, value, after.subarray(value.length)]);
    }
    case "cut":
      return before;
    case "drop":
      return Buffer.concat([before, after.subarray(mutation.length)]);
    case "repeat": {
      const part = after.subarray(0, mutation.length);
      return Buffer.concat([before, ...Array<Buffer>(mutation.times).fill(part), after]);
    }
    case "splice": {
      const other = seeds[mutation.from % seeds.length]!;
      const start = mutation.start % other.length;
      return Buffer.concat([before, other.subarray(start, start + mutation.length), after]);
    }
  }
};

/** `donors`: files from which parts are spliced in. */
export const mutateBytes = (
  seeds: readonly Buffer[],
  donors: readonly Buffer[],
  { seed, mutations }: BytePlan,
): Buffer =>
  mutations.reduce(
    (bytes, mutation) => mutate(bytes, mutation, donors).subarray(0, MAX_BYTES),
    seeds[seed % seeds.length]!,
  );
