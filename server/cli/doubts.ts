import type { Document } from "@relato/shared/domain/document.ts";

/** @returns a line for each thing that markdown cannot show: statements in doubt, and what the proof took out */
export const listDoubts = ({ sections, removed = [] }: Document): string[] => [
  ...sections
    .flatMap(({ statements }) => statements)
    .filter(({ status }) => status !== "supported")
    .map(({ status, text }) => `${status}: ${text}`),
  ...removed.map(({ text }) => `removed: ${text}`),
];
