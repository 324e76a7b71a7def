import type { PdfStyle } from "@relato/shared/domain/perfil.ts";

/** The texts of one PDF, already translated. */
export interface PdfInput {
  /** BCP 47, e.g. `pt-BR`. Screen readers use it. */
  language: string;
  title: string;
  author: string;
  /** The look of the page; `classic` by default. */
  style?: PdfStyle;
  /** The PDF's creation date, ISO. The same input gives the same bytes. */
  issued_at: string;
  letterhead: {
    name: string;
    /** Below the name: specialty, registration. */
    lines: string[];
    /** On the opposite side: clinic, address, phone. */
    address: string[];
    /** The logo, PNG. */
    picture: Buffer | null;
  };
  /** Patient, date, … */
  fields: { label: string; value: string }[];
  /** A warning in a frame above the text, e.g. that the document is not signed off yet. */
  notice: string | null;
  markdown: string;
  /** Below the text, JPEG. */
  images: { file: Buffer; caption: string }[];
  /** Below the text: the writer, and whether the document is signed off. */
  stamps: string[];
  /** Name and registration, under the line for a handwritten signature. */
  signatory: string[];
  /** Where a reader can check that the document is genuine. */
  verification: { lead: string; url: string; code_label: string; code: string } | null;
  /** The words around the page number: `["Página", "de"]`. */
  page_words: [string, string];
}

/** `archival`: whether it is PDF/A-2a. It is not when our fonts lack a character. */
export interface Typeset {
  pdf: Buffer;
  archival: boolean;
  pages: number;
}
