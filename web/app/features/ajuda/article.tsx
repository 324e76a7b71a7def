import { useEffect, useRef } from "react";
import { useLanguage } from "../../ui/language.tsx";
import type { ArticleId } from "./catalogue.ts";
import { PICTURE_SIZE, pictureOf } from "./pictures.ts";

/**
 * An article of the help, closed at first, with the picture of its view. `isWanted`: opened and
 * focused, because a link named it.
 */
export const Article = (props: {
  id: ArticleId;
  title: string;
  body: readonly string[];
  alt: (view: string) => string;
  isWanted: boolean;
}) => {
  const { id, title, body, alt, isWanted } = props;
  const { locale, text } = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted || details.current === null) return;
    details.current.open = true;
    details.current.querySelector("summary")?.focus();
  }, [isWanted]);
  const picture = pictureOf(id, locale);
  return (
    <details ref={details} className="card scroll-mt-20 px-5">
      <summary className="cursor-pointer py-4 font-semibold">{title}</summary>
      <div className="space-y-3 pb-5">
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {picture === null ? null : (
          <img
            src={picture.url}
            alt={alt(text.shell.views[picture.view])}
            {...PICTURE_SIZE}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-lg border border-line"
          />
        )}
      </div>
    </details>
  );
};
