import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { useFilter } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { matching } from "../../ui/matching.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note } from "../../ui/surfaces.tsx";
import { SupportSection } from "../support/support-section.tsx";
import { subscriptionQuery } from "../planos/queries.ts";
import { Article } from "./article.tsx";
import { CATEGORIES, loadAjuda } from "./catalogue.ts";

const Articles = ({ wanted }: { wanted: string }) => {
  const { locale } = useLanguage();
  const words = use(loadAjuda(locale));
  const hasPriority = useQuery(subscriptionQuery).data?.can.use_priority_support === true;
  const [typed, setTyped] = useState("");
  usePageTitle(words.title);
  const categories = CATEGORIES.map(([category, ids]) => ({
    category,
    articles: matching(
      ids.map((id) => {
        const { title, body } = words.articles[id];
        const name = `${title} ${words.categories[category]} ${body.join(" ")}`;
        return { id, title, body, name };
      }),
      typed,
    ),
  })).filter(({ articles }) => articles.length > 0);
  const count = categories.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-5 text-muted">{words.lead}</p>
      {hasPriority ? (
        <div className="mb-5">
          <Note tone="info">{words.priority}</Note>
        </div>
      ) : null}
      <label className="mb-3 block text-sm font-medium">
        {words.search}
        <input
          type="search"
          value={typed}
          placeholder={words.searchPlaceholder}
          onChange={({ target }) => setTyped(target.value)}
          className="field mt-1.5 font-normal"
        />
      </label>
      <output className="mb-5 block text-sm text-muted">
        {count === 0
          ? `${words.none}. ${words.noneDetail}`
          : words.found(formatNumber(locale, count))}
      </output>
      <div className="space-y-8">
        {categories.map(({ category, articles }) => (
          <section key={category} aria-labelledby={`help-${category}`}>
            <h2 id={`help-${category}`} className="mb-3 text-lg font-semibold">
              {words.categories[category]}
            </h2>
            <div className="space-y-3">
              {articles.map(({ id, title, body }) => (
                <Article
                  key={id}
                  id={id}
                  title={title}
                  body={body}
                  alt={words.pictureAlt}
                  isWanted={id === wanted}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <SupportSection />
    </>
  );
};

/**
 * The help centre: short articles by category, with a search over their words. The URL may name an
 * article, which is then open.
 */
export const AjudaView = () => {
  const { value } = useFilter("id");
  // Another article in the URL clears the search, which could hide it.
  return <Articles key={value} wanted={value} />;
};
