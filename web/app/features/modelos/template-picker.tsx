import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { OverlayButton } from "../../ui/overlay-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { modelosQuery } from "./queries.ts";
import { lazyView } from "../../ui/lazy-view.ts";

const TemplateList = lazyView(() => import("./template-list.tsx").then((m) => m.TemplateList));

/** Chooses the template of the document. Each option shows the start of its text. */
export const TemplatePicker = (props: {
  language: Language;
  value: string | null;
  onChange: (modelo_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { value, onChange, isDisabled } = props;
  const { text } = useLanguage();
  const id = useId();
  const query = useQuery(modelosQuery(props.language));
  const { data } = query;
  const isListed = data?.items.some(({ id }) => id === value) ?? true;
  // A template of another language, or one that was deleted, is no longer a valid choice.
  const isGone = value !== null && !isListed;
  useEffect(() => {
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  if (query.error !== null && data === undefined)
    return <Pending query={query} title={text.home.templatesFailed} />;
  const chosen = data?.items.find(({ id }) => id === value);
  return (
    <div className="min-w-0">
      <span id={`${id}label`} className="mb-1.5 block text-sm font-medium">
        {text.home.template}
      </span>
      <OverlayButton
        popup="listbox"
        labelledBy={`${id}value ${id}label`}
        isDisabled={isDisabled || data === undefined}
        className="field flex items-center justify-between gap-2 text-left disabled:bg-sunken"
        overlay={(overlay) => (
          <TemplateList
            {...overlay}
            items={data?.items ?? []}
            value={chosen?.id ?? null}
            onChange={onChange}
          />
        )}
      >
        <span id={`${id}value`} className={`truncate ${chosen === undefined ? "text-muted" : ""}`}>
          {data === undefined
            ? text.common.loading
            : (chosen?.titulo ?? text.home.templatePlaceholder)}
        </span>
        <ChevronIcon className="size-4 text-muted" />
      </OverlayButton>
    </div>
  );
};
