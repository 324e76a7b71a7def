import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { HelpIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { matching } from "../../ui/matching.ts";
import { CATEGORIES, loadAjuda } from "../ajuda/catalogue.ts";

export interface Hit {
  /** Unique. */
  href: string;
  name: string;
  group: string;
  content: ReactNode;
}

/** More articles would hide the consultations and patients. */
const MAX_ARTICLES = 4;
/** Two letters occur in nearly every article. */
const MIN_LETTERS = 3;

/**
 * The help articles with every word of the text; those with the words in the title come first. None
 * while the help loads or cannot be loaded.
 */
export const useArticleHits = (text: string): Hit[] => {
  const { locale, text: texts } = useLanguage();
  const isSearched = text.length >= MIN_LETTERS;
  const { data } = useQuery({
    queryKey: ["ajuda", locale],
    queryFn: () => loadAjuda(locale),
    enabled: isSearched,
    staleTime: Infinity,
  });
  if (!isSearched || data === undefined) return [];
  const articles = CATEGORIES.flatMap(([, ids]) => ids).map((id) => ({ id, ...data.articles[id] }));
  const byTitle = matching(
    articles.map((one) => ({ ...one, name: one.title })),
    text,
  );
  const byText = matching(
    articles.map((one) => ({ ...one, name: `${one.title} ${one.body.join(" ")}` })),
    text,
  );
  const found = new Map([...byTitle, ...byText].map(({ id, title }) => [id, title]));
  return [...found].slice(0, MAX_ARTICLES).map(([id, title]) => ({
    href: paths.dashboard(locale, "help", { id }),
    name: title,
    group: texts.shell.views.help,
    content: (
      <>
        <HelpIcon className="size-5 flex-none text-muted" />
        <span className="min-w-0 font-medium break-words">{title}</span>
      </>
    ),
  }));
};
