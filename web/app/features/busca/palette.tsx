import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { Suspense, useDeferredValue, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Input, TextField } from "react-aria-components/TextField";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ArchivedBadge } from "../../ui/archived-badge.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { usePatientLine } from "../../ui/patient-line.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { type Hit, useArticleHits } from "./article-hits.tsx";
import { ExampleBadge, StatusBadge } from "../consultas/status-badge.tsx";

/** The shortest text that is searched; the server has the same limit. */
const MIN_LETTERS = 2;

const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ["busca", text],
    queryFn: ({ signal }) => call("POST /api/busca", { body: { text }, signal }),
    enabled: text.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/**
 * The consultations, patients and help articles that match a text, and a line about their number.
 */
const useHits = (text: string) => {
  const { locale, text: texts } = useLanguage();
  const words = texts.search;
  const lineOf = usePatientLine();
  const query = useQuery(searchQuery(text));
  const isSearched = text.length >= MIN_LETTERS;
  const found = isSearched ? query.data : undefined;
  const consultas = (found?.consultas ?? []).map((consulta): Hit => ({
    name: `${shortCode(consulta.id)} ${consulta.modelo.titulo}`,
    group: words.consultations,
    href: paths.consulta(locale, consulta.id),
    content: (
      <>
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">
            {shortCode(consulta.id)} {consulta.modelo.titulo}
          </span>
          <span className="block text-sm text-muted">
            {formatDateTime(locale, consulta.data_criacao)} ·{" "}
            {consulta.paciente?.nome ?? texts.consultas.noPatient}
          </span>
        </span>
        {consulta.is_example ? <ExampleBadge /> : null}
        <StatusBadge consulta={consulta} />
      </>
    ),
  }));
  const pacientes = (found?.pacientes ?? []).map((paciente): Hit => ({
    name: paciente.nome,
    group: words.patients,
    href: paths.dashboard(locale, "patients", { id: paciente.id }),
    content: (
      <span className="min-w-0">
        <span className="block font-medium break-words">
          {paciente.nome}
          {paciente.archived_at === null ? null : (
            <ArchivedBadge>{texts.pacientes.status.archived}</ArchivedBadge>
          )}
        </span>
        <span className="block text-sm break-all text-muted">
          {[lineOf(paciente), paciente.email, formatPhone(paciente.telefone ?? "")]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
    ),
  }));
  const hits = [...consultas, ...pacientes, ...useArticleHits(isSearched ? text : "")];
  const summary =
    hits.length > 0 ? words.found(hits.length) : found === undefined ? "" : words.none;
  return { query, hits, status: isSearched ? summary : words.hint };
};

const OPTION =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none " +
  "data-[hovered]:bg-sunken data-[focused]:bg-sunken data-[focused]:outline-2 " +
  "data-[focused]:-outline-offset-2 data-[focused]:outline-accent";

/** The results by group. Arrow keys move in them, while the field keeps the focus. */
const HitList = (props: { hits: readonly Hit[]; onOpen: (href: string) => void }) => {
  const { hits } = props;
  const words = useLanguage().text.search;
  return (
    <ListBox
      aria-label={words.results}
      onAction={(href) => props.onOpen(String(href))}
      className="mt-3 max-h-[60dvh] overflow-y-auto outline-none"
    >
      {[...new Set(hits.map(({ group }) => group))].map((group) => (
        <ListBoxSection key={group} id={group}>
          <Header className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">{group}</Header>
          {hits
            .filter((hit) => hit.group === group)
            .map((hit) => (
              <ListBoxItem key={hit.href} id={hit.href} textValue={hit.name} className={OPTION}>
                {hit.content}
              </ListBoxItem>
            ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
};

const Search = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.search;
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const { query, hits, status } = useHits(useDeferredValue(typed.trim()));
  const open = (href: string): void => {
    onClose();
    router.history.push(href);
  };
  return (
    // The server finds the results, so the list is not filtered again.
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <TextField aria-label={words.label} type="search">
        <Input
          // The lint rule does not see the aria-controls that Autocomplete sets.
          {...{ role: "combobox", "aria-expanded": hits.length > 0 }}
          // The dialog has opened for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={words.placeholder}
          className="field w-full"
        />
      </TextField>
      {query.error === null ? null : <Pending query={query} title={words.failed} />}
      {hits.length > 0 ? <HitList hits={hits} onOpen={open} /> : null}
      <output className="mt-3 block text-sm text-muted">{status}</output>
    </Autocomplete>
  );
};

/**
 * Searches consultations, patients and the help. The text is in no URL, because URLs are logged.
 */
export const Palette = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={text.shell.search}
      className="mx-auto mt-[10dvh] mb-auto w-[min(40rem,calc(100vw-2rem))] rounded-card p-4"
    >
      <Suspense fallback={<p className="p-3 text-muted">{text.common.loading}</p>}>
        <Search onClose={onClose} />
      </Suspense>
    </Dialog>
  );
};
