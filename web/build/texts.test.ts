import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "title",
  "alt",
  "placeholder",
  "label",
  "textValue",
]);

/** A word: two letters together. `×`, `/` or `·` are no text. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && /\p{L}{2}/u.test(value);

const walk = (node: unknown, visit: (node: Record<string, unknown>) => void): void => {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === "object" && node !== null) {
    visit(node as Record<string, unknown>);
    for (const inner of Object.values(node)) walk(inner, visit);
  }
};

/** Literal texts that JSX shows or reads out. */
const literalsOf = (file: string, source: string): string[] => {
  const found: string[] = [];
  const literal = (expression: unknown): void =>
    walk(expression, (node) => {
      if (node["type"] === "Literal" && isText(node["value"])) found.push(node["value"]);
      if (node["type"] === "TemplateElement") {
        const { raw } = node["value"] as { raw: string };
        if (isText(raw)) found.push(raw);
      }
    });
  walk(parseSync(file, source).program, (node) => {
    if (node["type"] === "JSXText" && isText(node["value"])) found.push(node["value"]);
    if (node["type"] === "JSXAttribute") {
      const { name } = node["name"] as { name: string };
      if (SPOKEN.has(name)) literal(node["value"]);
    }
    // {"text"} and {condition ? "text" : null} between tags; className and the like are attributes.
    if (node["type"] === "JSXElement" || node["type"] === "JSXFragment")
      for (const child of node["children"] as Record<string, unknown>[]) {
        const inner = child["expression"] as Record<string, unknown> | undefined;
        if (child["type"] !== "JSXExpressionContainer" || inner === undefined) continue;
        const branches =
          inner["type"] === "ConditionalExpression"
            ? [inner["consequent"], inner["alternate"]]
            : [inner];
        for (const branch of branches as Record<string, unknown>[])
          if (branch["type"] === "Literal" || branch["type"] === "TemplateLiteral") literal(branch);
      }
  });
  return found;
};

test("finds a text that is not from a catalogue, wherever JSX can hold one", () => {
  const source = `const A = () => <p title="Olá mundo" className="ab cd">Salvar {ok ? "Sim, quero" : x} {\`Até \${n}\`} {"Fim."}</p>;`;
  expect(literalsOf("a.tsx", source).toSorted()).toEqual([
    "Até ",
    "Fim.",
    "Olá mundo",
    "Salvar ",
    "Sim, quero",
  ]);
});

test("every text in web/ comes from a catalogue", () => {
  const files = globSync("{app,public}/**/*.tsx", { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const strays = files.flatMap((file) =>
    literalsOf(file, readFileSync(join(root, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(strays).toEqual([]);
});
