import fc from "fast-check";

/** The parts of a JSON schema that the contract's schemas use. */
export interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
  maximum?: number;
}

const TEXTS = ["", " ", "a", "Maria da Silva", "ana@example.org", "pt-BR", "America/Sao_Paulo"];
const HOSTILE_TEXTS = [
  ...["a\u0000b", "\u0000", "a\uD800b", "\u202Ea\u2066", "\u200B", "á".repeat(10_000), "'\"\\;--"],
  ...[
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "%00",
    "%",
    "${7*7}",
    "<script>",
    "{}",
    "null",
  ],
  ...["9".repeat(400), "-1", "1e400", "NaN", "infinity", "epoch", "2026-02-30", "0000-00-00"],
  ...["+099999-01-01", "2026-13-45T99:99:99Z", "275760-09-13T00:00:00.001Z", "(".repeat(3000)],
  ...["\\u0000", "DROP TABLE", "%_%", "a:* & !", "a\nb\r\nc", "https://a.b/#", "data:,", "a@b"],
];
const NUMBERS = [0, -0, 1, -1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];
const DATES = ["1980-01-02", "2026-02-29", "0001-01-01", "9999-12-31", "2100-06-15"];
const TIMES = [
  ...["2026-01-02T03:04:05.000Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"],
  ...["2026-01-02T03:04:05+23:59", "2200-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z"],
];

const nested = fc
  .integer({ min: 1, max: 3000 })
  .map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown);

/** A value of any type where another one is expected. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS, null, true, false) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: nested },
);

const textOf = (shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> => {
  if (shape.format === "uuid")
    return fc.oneof(fc.constantFrom(...ids), fc.uuid(), fc.constant(ids[0]!.toUpperCase()));
  if (shape.format === "date") return fc.constantFrom(...DATES);
  if (shape.format === "date-time") return fc.constantFrom(...TIMES);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );
};

const numberOf = ({ type, minimum, maximum }: Shape): fc.Arbitrary<unknown> => {
  const extremes = [minimum ?? 0, maximum ?? 2 ** 31, 1];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...extremes) },
    { weight: 1, arbitrary: type === "integer" ? fc.integer() : fc.double() },
  );
};

const objectOf = (
  properties: Record<string, Shape>,
  ids: readonly string[],
): fc.Arbitrary<unknown> => {
  const fields = Object.entries(properties).map(([key, shape]) => {
    const present = valueOf(shape, ids).map((value) => [[key, value]]);
    return fc.oneof(
      { weight: 20, arbitrary: present },
      { weight: 1, arbitrary: fc.constant<[string, unknown][]>([]) },
    );
  });
  return fc
    .tuple(...fields)
    .map((entries) => Object.fromEntries(entries.flat() as [string, unknown][]));
};

/** Values that mostly fit the shape; one in twenty parts is hostile. `ids`: of rows. */
export const valueOf = (shape: Shape, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (shape.const !== undefined) return fc.constant(shape.const);
    if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
    const variants = shape.anyOf ?? shape.oneOf ?? shape.allOf;
    if (variants !== undefined) return fc.oneof(...variants.map((one) => valueOf(one, ids)));
    if (shape.type === "object") return objectOf(shape.properties ?? {}, ids);
    if (shape.type === "array") return fc.array(valueOf(shape.items ?? {}, ids), { maxLength: 4 });
    if (shape.type === "integer" || shape.type === "number") return numberOf(shape);
    if (shape.type === "boolean") return fc.boolean();
    if (shape.type === "null") return fc.constant(null);
    if (shape.type === "string") return textOf(shape, ids);
    return fc.jsonValue({ maxDepth: 2 });
  };
  return fc.oneof({ weight: 19, arbitrary: fitting() }, { weight: 1, arbitrary: hostileValue });
};

/** Changes of a body as text, which no JSON value has. */
const BROKEN: ((json: string) => string)[] = [
  (json) => json.slice(0, json.length / 2),
  (json) => `${json}${json}`,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace("{", '{"__proto__":{"a":1},"constructor":{"prototype":1},'),
  (json) => json.replace(/:"[^"]*"/, ":1e999"),
  (json) => `\uFEFF${json}`,
  (json) => json.replace("{", '{"id":"1","id":null,'),
  (json) => json.replace(/"[^"]*"/, String.raw`"\ud800\u0000"`),
  () => "",
  () => "[".repeat(100_000),
];

/** Bodies as text: a JSON value, sometimes broken. */
export const bodyOf = (shape: Shape, ids: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 9, arbitrary: valueOf(shape, ids) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.nat(BROKEN.length - 1) },
      ),
    )
    .map(([value, broken]) => {
      const json = JSON.stringify(value) ?? "";
      return broken === null ? json : BROKEN[broken]!(json);
    });

/** A part of a URL: an id of a row, or anything. */
export const segmentOf = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("1", "0", "-1", "999999999999", "latest", "%00", "%ff"),
    },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS).map((text) => encodeSegment(text)) },
  );

/** Percent-encodes any text; a lone surrogate becomes U+FFFD. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text.toWellFormed().slice(0, 500)) || "x";
