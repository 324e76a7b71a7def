import { MAX_LAUDO_TITULO } from "@relato/shared/domain/laudo/laudo.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import type { Mrrt } from "./mrrt.ts";

export const metaContent = (meta: Mrrt["meta"], name: string): string =>
  meta.find((one) => one.name?.toLowerCase() === name)?.content ?? "";

/** The title of a file: its metadata, its `title`, or else `fallback`. */
export const titleOf = (
  { meta, title }: Pick<Mrrt, "meta" | "title">,
  fallback: string,
): string => {
  const titles = [metaContent(meta, "dcterms.title"), title, fallback].map(oneLine);
  return (titles.find((one) => one !== "") ?? "").slice(0, MAX_LAUDO_TITULO).trim();
};
