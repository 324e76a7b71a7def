import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { LANGUAGES, languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { TITULO_MAX } from "@relato/shared/domain/modelo.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { newId } from "../../api/new-id.ts";
import { useFilter } from "../../filters.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { matching } from "../../ui/matching.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { FailureNotice, Skeleton } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { CreateCard } from "./create-card.tsx";
import { DeleteModelo } from "./delete-modelo.tsx";
import { readMarkdownFile } from "./markdown-file.ts";
import { ModeloCard } from "./modelo-card.tsx";
import type { ModeloActions } from "./modelo-card.tsx";
import { draftOf, keepNewDraft } from "./modelo-draft.ts";
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

/**
 * The list of templates: search, use, clone, edit, import. The open editor is in the query string,
 * so that a reload keeps it.
 */
export const ModelosView = ({ onUse }: { onUse: (modelo: Modelo) => void }) => {
  const { locale, text } = useLanguage();
  const words = text.modelos;
  const list = useQuery(allModelosQuery);
  const editing = useFilter("id");
  const [typed, setTyped] = useState("");
  const [language, setLanguage] = useState<Language | "all">(languageOfLocale(locale));
  const [deleting, setDeleting] = useState<Modelo | null>(null);
  const clone = useCloneModelo();
  usePageTitle(words.title);

  const looked = useDeferredValue(typed);
  const items = list.data?.items;
  const found = useMemo(() => {
    const shown = sortModelos(items ?? []).filter(
      (modelo) => !modelo.is_global || language === "all" || modelo.language === language,
    );
    const named = shown.map((modelo) => ({ name: `${modelo.titulo}\n${modelo.markdown}`, modelo }));
    return matching(named, looked).map(({ modelo }) => modelo);
  }, [items, language, looked]);

  const current = items?.find(({ id, can }) => id === editing.value && can.edit);
  // Kept while its editor is open: deleting it elsewhere must not close the editor and its draft.
  const [opened, setOpened] = useState<Modelo | null>(null);
  if (current !== undefined && current !== opened) setOpened(current);
  const edited = current ?? (opened?.id === editing.value ? opened : null);
  const isEditing = editing.value === NEW || edited !== null;
  const { open, change } = editing;
  const close = (): void => {
    setOpened(null);
    change("");
  };
  const especialidades = useMemo(
    () => [...new Set((items ?? []).flatMap((one) => one.especialidade ?? []))].toSorted(),
    [items],
  );
  const { mutate } = clone;
  const actions = useMemo(
    (): ModeloActions => ({
      onUse,
      onEdit: ({ id }) => open(id),
      onDelete: setDeleting,
      onClone: (modelo) => {
        const suffix = words.copyOf("");
        const titulo = words.copyOf(modelo.titulo.slice(0, TITULO_MAX - suffix.length));
        mutate({ ...draftOf(modelo), id: newId(), titulo, base: null });
      },
    }),
    [onUse, open, mutate, words],
  );
  const importFile = (file: File): void =>
    void readMarkdownFile(file).then(
      ({ titulo, markdown }) => {
        keepNewDraft({
          titulo: titulo.slice(0, TITULO_MAX),
          markdown,
          language: languageOfLocale(locale),
        });
        open(NEW);
      },
      () => toast({ variant: "destructive", title: words.importFailed }),
    );

  return (
    <>
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-5 text-muted">{words.lead}</p>
      <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_auto]">
        <label className="block text-sm font-medium">
          {words.search}
          <input
            type="search"
            value={typed}
            placeholder={words.searchPlaceholder}
            onChange={({ target }) => setTyped(target.value)}
            className="field mt-1.5 font-normal"
          />
        </label>
        <label className="block text-sm font-medium">
          {words.language}
          <select
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language | "all")}
            className="field mt-1.5 font-normal"
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {text.common.language[one]}
              </option>
            ))}
            <option value="all">{words.allLanguages}</option>
          </select>
        </label>
      </div>
      {items === undefined ? (
        list.error === null ? (
          <div className="grid gap-4 md:grid-cols-2">
            {[1, 2, 3, 4].map((i) => (
              <Skeleton key={i} className="card min-h-48 p-5" />
            ))}
          </div>
        ) : (
          <FailureNotice
            title={words.failed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )
      ) : (
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
                <ModeloCard modelo={modelo} actions={actions} />
              </li>
            ))}
          </ul>
          {found.length === 0 ? <p className="mt-4 text-muted">{words.noneDetail}</p> : null}
        </>
      )}
      <Dialog
        isOpen={isEditing}
        onClose={close}
        label={editing.value === NEW ? words.editor.create : words.editor.edit}
        className="m-auto h-dvh max-h-none w-full max-w-none p-0 sm:h-[min(56rem,96dvh)] sm:w-[min(76rem,96vw)] sm:rounded-card"
      >
        <ModeloEditor
          key={editing.value}
          modelo={edited}
          isGone={edited !== null && current === undefined}
          especialidades={especialidades}
          onClose={close}
        />
      </Dialog>
      {deleting === null ? null : (
        <DeleteModelo modelo={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
};
