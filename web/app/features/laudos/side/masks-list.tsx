import type { LaudoTemplateItem } from "@relato/shared/contract/laudo-templates.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../ui/language.tsx";
import { matching } from "../../../ui/matching.ts";
import { Pending } from "../../../ui/surfaces.tsx";
import { laudoTemplatesQuery } from "../queries.ts";
import { SearchBox } from "./search-box.tsx";
import { SideRow } from "./side-row.tsx";

/** The doctor's own masks, and the system's in the laudo's language. */
const findMasks = (items: readonly LaudoTemplateItem[], language: Language, typed: string) => {
  const usable = items.filter((item) => !item.system || item.language === language);
  const named = usable.map((item) => ({
    item,
    name: [item.titulo, ...item.keywords].join(" "),
  }));
  return matching(named, typed).map(({ item }) => item);
};

/** Masks, found by title and keywords. */
export const MasksList = (props: {
  language: Language;
  typed: string;
  onType: (typed: string) => void;
  focus: number;
  isBusy: boolean;
  onApply: (id: string) => void;
}) => {
  const words = useLanguage().text.laudos.masks;
  const query = useQuery(laudoTemplatesQuery);
  const found = query.data && findMasks(query.data, props.language, props.typed);
  const apply = (): void => {
    const [first] = found ?? [];
    if (first !== undefined && props.typed.trim() !== "") props.onApply(first.id);
  };
  return (
    <form
      className="space-y-3"
      // Enter in the search applies the first mask that it found.
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        value={props.typed}
        focus={props.focus}
        onChange={props.onType}
      />
      {found === undefined ? <Pending query={query} title={words.failed} lines={5} /> : null}
      {found?.length === 0 ? (
        <p className="text-sm text-muted">{props.typed === "" ? words.empty : words.none}</p>
      ) : null}
      <ul className="space-y-1">
        {found?.map(({ id, titulo, system }) => (
          <SideRow
            key={id}
            label={words.apply(titulo)}
            isDisabled={props.isBusy}
            onPress={() => props.onApply(id)}
          >
            {titulo}
            {system ? null : <span className="ml-2 text-xs text-muted">{words.own}</span>}
          </SideRow>
        ))}
      </ul>
    </form>
  );
};
