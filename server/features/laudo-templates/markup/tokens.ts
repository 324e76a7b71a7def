import { decodeHTML, decodeXML } from "entities";

export type Token =
  | { type: "start"; name: string; attrs: Map<string, string>; isClosed: boolean }
  | { type: "end"; name: string }
  | { type: "text"; text: string };

/** The ends of elements whose content is text for the parser of HTML. */
const RAW_END: Readonly<Record<string, RegExp>> = {
  script: /<\/script(?=[\s/>])/gi,
  style: /<\/style(?=[\s/>])/gi,
  xmp: /<\/xmp(?=[\s/>])/gi,
  iframe: /<\/iframe(?=[\s/>])/gi,
  noembed: /<\/noembed(?=[\s/>])/gi,
  noframes: /<\/noframes(?=[\s/>])/gi,
  plaintext: /(?!)/g,
  title: /<\/title(?=[\s/>])/gi,
  textarea: /<\/textarea(?=[\s/>])/gi,
};
/** Raw elements in which character references count. */
const WITH_REFERENCES = /^(?:title|textarea)$/;

const NAME = /[A-Za-z_][^\s/><]*/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/y;
const TAG_END = /[\s/]*>/y;
const MAX_ATTRIBUTES = 60;

/**
 * Reads tags and texts of HTML or XML, in linear time, as the tokenizer of the HTML standard does
 * for documents without errors. Comments, declarations and processing instructions are left out, so
 * that no entity can be declared. A tag that does not end is left out with the rest of the file.
 */
export class Tokenizer {
  readonly #source: string;
  readonly #isHtml: boolean;
  #at = 0;
  constructor(source: string, kind: "html" | "xml") {
    this.#source = source;
    this.#isHtml = kind === "html";
  }

  *read(): Generator<Token> {
    while (this.#at < this.#source.length) {
      const next = this.#source[this.#at] === "<" ? this.#readMarkup() : this.#readText();
      if (next === null) continue;
      yield next;
      const end = next.type === "start" && this.#isHtml ? RAW_END[next.name] : undefined;
      if (next.type === "start" && end !== undefined) {
        const text = this.#readRaw(next.name, end);
        if (text !== "") yield { type: "text", text };
      }
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  /** The text up to `end`, and goes behind it. Without `end`, the rest. */
  #skipTo(end: string): string {
    const found = this.#source.indexOf(end, this.#at);
    const stop = found < 0 ? this.#source.length : found;
    const text = this.#source.slice(this.#at, stop);
    this.#at = found < 0 ? stop : found + end.length;
    return text;
  }

  #readText(): Token {
    const found = this.#source.indexOf("<", this.#at);
    const end = found < 0 ? this.#source.length : found;
    const text = this.#decode(this.#source.slice(this.#at, end));
    this.#at = end;
    return { type: "text", text };
  }

  #decode(text: string): string {
    if (!text.includes("&")) return text;
    return this.#isHtml ? decodeHTML(text) : decodeXML(text);
  }

  #readMarkup(): Token | null {
    const start = this.#at;
    const rest = this.#source.slice(start + 1, start + 9);
    this.#at += 1;
    if (rest.startsWith("!--")) {
      this.#at += 3;
      this.#skipTo("-->");
      return null;
    }
    if (!this.#isHtml && rest === "![CDATA[") {
      this.#at += 8;
      return { type: "text", text: this.#skipTo("]]>") };
    }
    if (rest.startsWith("!") || rest.startsWith("?")) {
      this.#skipTo(">");
      return null;
    }
    if (rest.startsWith("/")) return this.#readEnd();
    const name = this.#match(NAME)?.[0];
    return name === undefined ? { type: "text", text: "<" } : this.#readStart(name);
  }

  #readEnd(): Token | null {
    this.#at += 1;
    const name = this.#match(NAME)?.[0];
    this.#skipTo(">");
    return name === undefined ? null : { type: "end", name: this.#fold(name) };
  }

  #fold(name: string): string {
    return this.#isHtml ? name.toLowerCase() : name;
  }

  #readStart(name: string): Token | null {
    const attrs = new Map<string, string>();
    for (;;) {
      const before = this.#at;
      if (this.#match(TAG_END) !== null) {
        const isClosed = this.#source[this.#at - 2] === "/";
        return { type: "start", name: this.#fold(name), attrs, isClosed };
      }
      const [, key, ...values] = this.#match(ATTRIBUTE) ?? [];
      if (key === undefined) return this.#skipBroken(before);
      const value = values.find((one) => one !== undefined) ?? "";
      if (attrs.size < MAX_ATTRIBUTES && !attrs.has(this.#fold(key)))
        attrs.set(this.#fold(key), this.#decode(value));
    }
  }

  /** A quote without its end: the tag is left out up to the next `>`. */
  #skipBroken(before: number): null {
    this.#at = before;
    this.#skipTo(">");
    return null;
  }

  #readRaw(name: string, end: RegExp): string {
    end.lastIndex = this.#at;
    const found = end.exec(this.#source);
    const stop = found === null ? this.#source.length : found.index;
    const text = this.#source.slice(this.#at, stop);
    this.#at = stop;
    return WITH_REFERENCES.test(name) ? this.#decode(text) : text;
  }
}
