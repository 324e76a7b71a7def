import type { Document } from "@relato/shared/domain/document.ts";

/** @returns a line for each doubtful and each removed statement, which markdown cannot show */
export const listDoubts = ({ sections, removed = [] }: Document): string[] => [
  ...sections
    .flatMap(({ statements }) => statements)
    .filter(({ status }) => status !== "supported")
    .map(({ status, text }) => `${status}: ${text}`),
  ...removed.map(({ text }) => `removed: ${text}`),
];
