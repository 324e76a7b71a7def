import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { modelosQuery } from "./queries.ts";
import { snippet } from "./snippet.ts";

/** Chooses the template of the document. Each option shows the start of its text. */
export const TemplatePicker = (props: {
  language: Language;
  value: string | null;
  onChange: (modelo_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { value, onChange, isDisabled } = props;
  const { text } = useLanguage();
  const { data, error, refetch } = useQuery(modelosQuery(props.language));
  const isListed = data?.items.some(({ id }) => id === value) ?? true;
  // A template of another language, or one that was deleted, is no longer a valid choice.
  const isGone = value !== null && !isListed;
  useEffect(() => {
    if (isGone) onChange(null);
  }, [isGone, onChange]);
  if (error !== null && data === undefined)
    return (
      <FailureNotice
        title={text.home.templatesFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Select
      value={isGone ? null : value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      placeholder={data === undefined ? text.common.loading : text.home.templatePlaceholder}
      isDisabled={isDisabled || data === undefined}
      allowsEmptyCollection
      className="min-w-0"
    >
      <Label className="mb-1.5 block text-sm font-medium">{text.home.template}</Label>
      <Button className="field flex items-center justify-between gap-2 text-left data-[disabled]:bg-sunken">
        <SelectValue className="truncate data-[placeholder]:text-muted [&_.snippet]:hidden" />
        <ChevronIcon className="size-4 text-muted" />
      </Button>
      <Popover className="card w-(--trigger-width) overflow-y-auto p-1 shadow-lifted">
        <ListBox
          items={data?.items ?? []}
          className="outline-none"
          renderEmptyState={() => (
            <p className="p-3 text-sm text-muted">{text.home.templatesEmpty}</p>
          )}
        >
          {(modelo) => (
            <ListBoxItem
              id={modelo.id}
              textValue={modelo.titulo}
              className="cursor-pointer rounded-lg px-3 py-2.5 outline-none data-[focused]:bg-sunken data-[selected]:bg-accent-soft"
            >
              <span className="block font-medium">{modelo.titulo}</span>
              <span className="snippet line-clamp-2 text-sm break-words text-muted">
                {snippet(modelo.markdown)}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
};
