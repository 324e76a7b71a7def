import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { type Language, languageOfLocale } from "@relato/shared/domain/language.ts";
import { TITULO_MAX } from "@relato/shared/domain/modelo.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { newId } from "../../api/new-id.ts";
import { useFilter } from "../../filters.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LanguageOptions } from "../../ui/language-options.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { matching } from "../../ui/matching.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { CreateCard } from "./create-card.tsx";
import { DeleteModelo } from "./delete-modelo.tsx";
import { readMarkdownFile } from "./markdown-file.ts";
import { type ModeloActions, ModeloCard } from "./modelo-card.tsx";
import { keepNewDraft, typedModelo } from "./modelo-draft.ts";
import { ModeloEditor } from "./modelo-editor.tsx";
import { allModelosQuery } from "./queries.ts";
import { useCloneModelo } from "./save-modelo.ts";

/** The query string's id of a template that does not exist yet. */
const NEW = "new";

const newestFirst = (a: Modelo, b: Modelo): number => (a.created_at < b.created_at ? 1 : -1);

/** The doctor's own, newest first, then the system's by title. */
const sortModelos = (items: readonly Modelo[]): Modelo[] => [
  ...items.filter(({ is_global }) => !is_global).toSorted(newestFirst),
  ...items.filter(({ is_global }) => is_global),
];

/** The templates that match language and search. Own templates match every language. */
const useFound = (items: readonly Modelo[] | undefined, typed: string, language: string) => {
  const search = useDeferredValue(typed);
  return useMemo(() => {
    const listed = sortModelos(items ?? []).filter(
      (modelo) => !modelo.is_global || language === "all" || modelo.language === language,
    );
    const named = listed.map((modelo) => ({
      name: `${modelo.titulo}\n${modelo.markdown}`,
      modelo,
    }));
    return matching(named, search).map(({ modelo }) => modelo);
  }, [items, language, search]);
};

/** The editor of the template in the query string, so that a reload keeps it open. */
const EditorDialog = ({ items }: { items: readonly Modelo[] | undefined }) => {
  const { editor } = useLanguage().text.modelos;
  const { value, change } = useFilter("id");
  const current = items?.find(({ id, can }) => id === value && can.edit);
  // Kept while its editor is open: deleting it elsewhere must not close the editor and its draft.
  const [opened, setOpened] = useState<Modelo | null>(null);
  if (current !== undefined && current !== opened) setOpened(current);
  const edited = current ?? (opened?.id === value ? opened : null);
  const especialidades = useMemo(
    () => [...new Set((items ?? []).flatMap((one) => one.especialidade ?? []))].toSorted(),
    [items],
  );
  const close = (): void => {
    setOpened(null);
    change("");
  };
  return (
    <Dialog
      isOpen={value === NEW || edited !== null}
      onClose={close}
      label={value === NEW ? editor.create : editor.edit}
      className={
        "m-auto h-dvh max-h-none w-full max-w-none p-0 sm:h-[min(56rem,96dvh)] " +
        "sm:w-[min(76rem,96vw)] sm:rounded-card"
      }
    >
      <ModeloEditor
        key={value}
        modelo={edited}
        isGone={edited !== null && current === undefined}
        especialidades={especialidades}
        onClose={close}
      />
    </Dialog>
  );
};

type LanguageFilter = Language | "all";

/** The search and the language of the list. */
const ModelosFilters = (props: {
  typed: string;
  language: LanguageFilter;
  onType: (typed: string) => void;
  onLanguage: (language: LanguageFilter) => void;
}) => {
  const words = useLanguage().text.modelos;
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto]">
      <label className="block text-sm font-medium">
        {words.search}
        <input
          type="search"
          value={props.typed}
          placeholder={words.searchPlaceholder}
          onChange={({ target }) => props.onType(target.value)}
          className="field mt-1.5 font-normal"
        />
      </label>
      <label className="block text-sm font-medium">
        {words.language}
        <select
          value={props.language}
          onChange={({ target }) => props.onLanguage(target.value as LanguageFilter)}
          className="field mt-1.5 font-normal"
        >
          <LanguageOptions />
          <option value="all">{words.allLanguages}</option>
        </select>
      </label>
    </div>
  );
};

/** What the cards do. The object stays the same, so that typing renders no card again. */
const useActions = (
  onUse: (modelo: Modelo) => void,
  onDelete: (modelo: Modelo) => void,
): ModeloActions => {
  const words = useLanguage().text.modelos;
  const { open } = useFilter("id");
  const { mutate } = useCloneModelo();
  return useMemo(
    () => ({
      onUse,
      onEdit: ({ id }) => open(id),
      onDelete,
      onClone: (modelo) => {
        const suffix = words.copyOf("");
        const titulo = words.copyOf(modelo.titulo.slice(0, TITULO_MAX - suffix.length));
        mutate({ ...typedModelo(modelo), id: newId(), titulo, base: null });
      },
    }),
    [onUse, onDelete, open, mutate, words],
  );
};

/** The card that creates a template, and a card of each found one. */
const ModelosList = (props: { found: readonly Modelo[]; actions: ModeloActions }) => {
  const { found } = props;
  const { locale, text } = useLanguage();
  const words = text.modelos;
  const { open } = useFilter("id");
  const importFile = (file: File): void =>
    void readMarkdownFile(file).then(
      ({ titulo, markdown }) => {
        const language = languageOfLocale(locale);
        keepNewDraft({ titulo: titulo.slice(0, TITULO_MAX), markdown, language });
        open(NEW);
      },
      () => toast({ variant: "destructive", title: words.importFailed }),
    );
  return (
    <>
      <output className="mb-3 block text-sm text-muted">
        {found.length === 0 ? words.none : words.found(formatNumber(locale, found.length))}
      </output>
      <ul className="grid gap-4 md:grid-cols-2">
        <li>
          <CreateCard onCreate={() => open(NEW)} onImport={importFile} />
        </li>
        {found.map((modelo) => (
          <li key={modelo.id} className="min-w-0">
            <ModeloCard modelo={modelo} actions={props.actions} />
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="mt-4 text-muted">{words.noneDetail}</p> : null}
    </>
  );
};

/** The list of templates: search, use, clone, edit, import. */
export const ModelosView = ({ onUse }: { onUse: (modelo: Modelo) => void }) => {
  const { locale, text } = useLanguage();
  const words = text.modelos;
  const list = useQuery(allModelosQuery);
  const items = list.data?.items;
  const [typed, setTyped] = useState("");
  const [language, setLanguage] = useState<LanguageFilter>(languageOfLocale(locale));
  const [deleting, setDeleting] = useState<Modelo | null>(null);
  const found = useFound(items, typed, language);
  const actions = useActions(onUse, setDeleting);
  usePageTitle(words.title);
  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-5 text-muted">{words.lead}</p>
      <ModelosFilters {...{ typed, language, onType: setTyped, onLanguage: setLanguage }} />
      {items === undefined ? (
        <Pending query={list} title={words.failed} lines={12} className="card p-5" />
      ) : (
        <ModelosList found={found} actions={actions} />
      )}
      <EditorDialog items={items} />
      {deleting === null ? null : (
        <DeleteModelo modelo={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
};
