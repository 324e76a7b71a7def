import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { expect, test } from "vitest";
import { catalogue } from "../public/catalogue.ts";
import { PAGES } from "../public/render.tsx";

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

/** Text has a word of two letters or more. `×`, `/` and `·` are no text. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && /\p{L}{2}/u.test(value);

type Node = Record<string, unknown>;

/** Visits a tree in order. Skips the children of nodes of the type `leave`. */
const walk = (node: unknown, visit: (node: Node) => void, leave?: string): void => {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, leave);
  else if (typeof node === "object" && node !== null) {
    if (leave !== undefined && (node as Node)["type"] === leave) return;
    visit(node as Node);
    for (const inner of Object.values(node)) walk(inner, visit, leave);
  }
};

/** The literal texts that JSX shows or reads out. */
const literalsOf = (file: string, source: string): string[] => {
  const found: string[] = [];
  const literal = (expression: unknown): void => {
    // An element inside an expression is visited separately.
    walk(
      expression,
      (node) => {
        if (node["type"] === "Literal" && isText(node["value"])) found.push(node["value"]);
        if (node["type"] === "TemplateElement") {
          const { raw } = node["value"] as { raw: string };
          if (isText(raw)) found.push(raw);
        }
      },
      "JSXElement",
    );
  };
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
  const source =
    'const A = () => <p title="Olá mundo" className="ab cd">Salvar ' +
    '{ok ? "Sim, quero" : x} {`Até ${n}`} {"Fim."}</p>;';
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

/** Placeholder for a parameter of a text. */
const ANY = "\u0001";

/** Every text of a catalogue. Parameters are placeholders. */
const patternsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return [String((value as (...all: string[]) => string)(ANY, ANY, ANY))];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(patternsOf)
    : [];
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What a rendered page shows or reads out, without scripts and styles. */
const spokenOf = (html: string): string[] => {
  const page = html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  const shown = [...page.matchAll(/>([^<]+)</g)].map((m) => m[1] ?? "");
  const read = [
    ...page.matchAll(/ (?:aria-label|alt|title|placeholder|data-hero|content)="([^"]*)"/g),
  ].map((m) => m[1] ?? "");
  return [...shown, ...read].map((text) =>
    text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).trim(),
  );
};

/** A number formatted by Intl, e.g. `41,2 mil`. */
const FIGURE = /^[\d.,]+\s?(?:mil|K)$|^(?:R\$|\$|USD)\s?[\d.,]+$/;

/** Values of meta elements. */
const SETTINGS = new RegExp(
  "^(?:width=device-width.*|light dark|same-origin|(?:no)?index.*|website|" +
    String.raw`summary_large_image|[a-z]{2}(?:_[A-Z]{2})?|\{\{[A-Z_]+\}\}.*)$`,
);

test.each(LOCALES)(
  "every text of every public page in %s is in that language's catalogue",
  (locale) => {
    const { app, ...own } = catalogue[locale];
    const texts = [own, app.common, app.errors, LOCALE_NAMES].flatMap(patternsOf);
    // A title may end with the product's name, and a heading may start with a number.
    const known = texts.map((text) => escape(text.trim()).replaceAll(ANY, ".+")).join("|");
    const pattern = new RegExp(`^(?:\\d+\\. )?(?:${known})(?::| · Relato)?$`, "s");
    const pages = [...PAGES].filter(
      ([file]) => file.startsWith(`${locale}/`) && file.endsWith("/index.html"),
    );
    expect(pages.length).toBeGreaterThan(4);
    const strays = pages.flatMap(([file, render]) =>
      spokenOf(render())
        .filter(
          (text) =>
            isText(text) && !SETTINGS.test(text) && !FIGURE.test(text) && !pattern.test(text),
        )
        .map((text) => `${file}: ${text}`),
    );
    expect(strays).toEqual([]);
  },
);
