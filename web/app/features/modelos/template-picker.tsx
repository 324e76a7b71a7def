import { useQuery } from "@tanstack/react-query";
import type { Language } from "@relato/shared/domain/language.ts";
import { useEffect, useId } from "react";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOnDemand } from "../../ui/on-demand.ts";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { modelosQuery } from "./queries.ts";

const loadSelect = () =>
  import("./template-select.tsx").then(({ TemplateSelect }) => TemplateSelect);

/** Which document is to be written. */
export const TemplatePicker = (props: {
  language: Language;
  value: string | null;
  onChange: (modelo_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { text } = useLanguage();
  const id = useId();
  const { data, error, refetch } = useQuery(modelosQuery(props.language));
  const { Part, expect, ask, takePress } = useOnDemand(loadSelect);
  const chosen = data?.items.find((modelo) => modelo.id === props.value);
  // A template of another language or one that is gone is no choice any more, and must not start anything unseen.
  const gone = data !== undefined && props.value !== null && chosen === undefined;
  const { onChange, isDisabled } = props;
  useEffect(() => {
    if (gone) onChange(null);
  }, [gone, onChange]);
  if (error !== null && data === undefined)
    return (
      <FailureNotice
        title={text.home.templatesFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (Part !== null && data !== undefined)
    return (
      <Part
        items={data.items}
        value={gone ? null : props.value}
        onChange={onChange}
        isDisabled={isDisabled}
        takePress={takePress}
      />
    );
  return (
    <div className="min-w-0">
      <span id={`${id}label`} className="mb-1.5 block text-sm font-medium">
        {text.home.template}
      </span>
      <button
        type="button"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-labelledby={`${id}value ${id}label`}
        // An empty list does not open: wait for it rather than swallow the press.
        disabled={isDisabled || data === undefined}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={ask}
        className="field flex items-center justify-between gap-2 text-left disabled:bg-sunken"
      >
        <span id={`${id}value`} className={`truncate ${chosen === undefined ? "text-muted" : ""}`}>
          {data === undefined
            ? text.common.loading
            : (chosen?.titulo ?? text.home.templatePlaceholder)}
        </span>
        <ChevronIcon className="size-4 text-muted" />
      </button>
    </div>
  );
};
