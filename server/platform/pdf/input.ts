/** One PDF of a document, in words already: the typesetter knows no language and no database. */
export interface PdfInput {
  /** BCP 47, e.g. `pt-BR`: what a screen reader speaks. */
  language: string;
  title: string;
  /** Who is responsible for it. */
  author: string;
  /** The moment it says of itself; the same input gives the same bytes. */
  issued_at: string;
  letterhead: {
    name: string;
    /** Below the name: specialty, registration. */
    lines: string[];
    /** At the other side: clinic, address, phone. */
    place: string[];
    /** Photo or logo, PNG; null for none. */
    picture: Buffer | null;
  };
  /** Patient, date, …: a label and a value each. */
  fields: { label: string; value: string }[];
  /** Above the text, in a frame: what a reader must know first (not signed off yet). Null for none. */
  notice: string | null;
  markdown: string;
  /** Below the text: what wrote it, whether it is signed off. */
  stamps: string[];
  /** Name and registration under a line for the doctor's hand. */
  signatory: string[];
  /** Where its genuineness can be checked; null for none. */
  verification: { lead: string; url: string; code_label: string; code: string } | null;
  /** The words around the page's number: `["Página", "de"]`. */
  page_words: [string, string];
}

/** A typeset document. `archival`: it is PDF/A-2a; false when it has characters that none of our fonts draws. */
export interface Typeset {
  pdf: Buffer;
  archival: boolean;
  pages: number;
}
