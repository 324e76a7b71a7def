import type { Locale } from "@relato/shared/domain/language.ts";
import { type View, VIEWS } from "@relato/shared/domain/views.ts";
import { type ArticleId, VIEW_ARTICLES } from "./catalogue.ts";

/** Pixels of the pictures of tools/screens/help.ts. */
export const PICTURE_SIZE = { width: 1120, height: 700 };

/** The picture of the view that the article explains; null for other articles. */
export const pictureOf = (
  article: ArticleId,
  locale: Locale,
): { view: View; url: string } | null => {
  const view = VIEWS.find((one) => VIEW_ARTICLES[one] === article);
  if (view === undefined) return null;
  return { view, url: new URL(`./pictures/${view}-${locale}.webp`, import.meta.url).href };
};
