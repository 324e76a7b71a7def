import { parseSync, Visitor, type Comment } from "oxc-parser";
import type { Source } from "./sources.ts";

/** English text of the repository, with the line where it begins. Line breaks are kept. */
export interface Prose {
  kind: "comment" | "test name" | "message" | "document";
  line: number;
  text: string;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** A comment without its `*` or `//` at the beginning of each line. */
const stripMarkers = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$/g, "")
    .replace(/^[ \t]*(\*|\/\/) ?/gm, "")
    .trimEnd();

/** Joins `//` comments on consecutive lines, which are one text. */
const joinLineComments = (text: string, comments: readonly Comment[]): Comment[] =>
  comments.reduce<Comment[]>((joined, comment) => {
    const last = joined.at(-1);
    const isNext =
      last?.type === "Line" &&
      comment.type === "Line" &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, comment.start));
    return isNext ? [...joined.slice(0, -1), { ...last, end: comment.end }] : [...joined, comment];
  }, []);

/** The part of an expression's source that names what is called: `log` in `deps.log.warn`. */
const isLog = (callee: string): boolean =>
  /(^|\.)(log|logger|console)\.(trace|debug|log|info|warn|error|fatal)$/.test(callee);
const isTestCall = (callee: string): boolean => /^(test|it|describe)\b/.test(callee);

const readCode = ({ path, text }: Source): Prose[] => {
  const { program, comments } = parseSync(path, text);
  const prose: Prose[] = [];
  const add = (kind: Prose["kind"], start: number, content: string): void => {
    if (content.trim() !== "") prose.push({ kind, line: lineAt(text, start), text: content });
  };
  for (const { start, end } of joinLineComments(text, comments))
    add("comment", start, stripMarkers(text.slice(start, end)));

  const addStrings = (kind: Prose["kind"], nodes: readonly { type: string }[]): void => {
    for (const node of nodes as readonly StringNode[]) {
      if (node.type === "Literal" && typeof node.value === "string")
        add(kind, node.start, node.value);
      if (node.type === "TemplateLiteral")
        add(kind, node.start, node.quasis.map(({ value }) => value.cooked ?? "").join("…"));
    }
  };
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      const name = text.slice(callee.start, callee.end);
      if (isTestCall(name)) addStrings("test name", args.slice(0, 1));
      else if (isLog(name)) addStrings("message", args);
    },
    NewExpression: ({ callee, arguments: args }) => {
      if (text.slice(callee.start, callee.end).endsWith("Error")) addStrings("message", args);
    },
  }).visit(program);
  return prose;
};

type StringNode =
  | { type: "Literal"; start: number; value: unknown }
  | { type: "TemplateLiteral"; start: number; quasis: { value: { cooked: string | null } }[] };

const readCss = ({ text }: Source): Prose[] =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    kind: "comment",
    line: lineAt(text, index),
    text: stripMarkers(comment),
  }));

/** The paragraphs of a markdown document, code blocks excluded. */
const readMarkdown = ({ text }: Source): Prose[] => {
  const withoutCode = text.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, ""));
  return [...withoutCode.matchAll(/(?:.+(?:\n|$))+/g)].map(({ 0: paragraph, index }) => ({
    kind: "document",
    line: lineAt(text, index),
    text: paragraph,
  }));
};

/** The comments, test names, messages for operators and paragraphs of a file. */
export const readProse = (source: Source): Prose[] => {
  if (source.path.endsWith(".md")) return readMarkdown(source);
  return source.path.endsWith(".css") ? readCss(source) : readCode(source);
};
