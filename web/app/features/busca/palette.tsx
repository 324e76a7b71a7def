import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { StatusBadge } from "../consultas/status-badge.tsx";

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

interface Hit {
  key: string;
  group: string;
  href: string;
  content: ReactNode;
}

/** The consultations and patients that match a text, and a line about their number. */
const useHits = (text: string) => {
  const { locale, text: texts } = useLanguage();
  const words = texts.search;
  const query = useQuery(searchQuery(text));
  const isSearched = text.length >= MIN_LETTERS;
  const found = isSearched ? query.data : undefined;
  const consultas = (found?.consultas ?? []).map((consulta): Hit => ({
    key: consulta.id,
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
        <StatusBadge consulta={consulta} />
      </>
    ),
  }));
  const pacientes = (found?.pacientes ?? []).map((paciente): Hit => ({
    key: paciente.id,
    group: words.patients,
    href: paths.dashboard(locale, "patients", { id: paciente.id }),
    content: (
      <span className="min-w-0">
        <span className="block font-medium break-words">{paciente.nome}</span>
        <span className="block text-sm break-all text-muted">
          {[paciente.email, formatPhone(paciente.telefone ?? "")].filter(Boolean).join(" · ")}
        </span>
      </span>
    ),
  }));
  const hits = [...consultas, ...pacientes];
  const summary =
    hits.length > 0 ? words.found(hits.length) : found === undefined ? "" : words.none;
  return { query, hits, status: isSearched ? summary : words.hint };
};

const OPTION =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken " +
  "aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 " +
  "aria-selected:outline-accent";

/** The results by group. The field keeps the focus and names the active option. */
const HitList = (props: {
  id: string;
  hits: readonly Hit[];
  active: Hit | undefined;
  onOpen: (hit: Hit) => void;
}) => {
  const { id, hits } = props;
  const words = useLanguage().text.search;
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={words.results}
      className="mt-3 max-h-[60dvh] overflow-y-auto"
    >
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
            {group}
          </p>
          {hits.map((hit, n) =>
            hit.group === group ? (
              // The field handles the keys (aria-activedescendant).
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={hit.key}
                id={`${id}-${n}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={hit === props.active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => props.onOpen(hit)}
                className={OPTION}
              >
                {hit.content}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
};

/** A combobox over the results (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
const Search = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.search;
  const router = useRouter();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [index, setIndex] = useState(0);
  const { query, hits, status } = useHits(useDeferredValue(typed.trim()));
  const active = hits[Math.min(index, hits.length - 1)];
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  }, [id, index]);
  const open = (hit: Hit): void => {
    onClose();
    router.history.push(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setIndex((index + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && active !== undefined) {
      event.preventDefault();
      open(active);
    }
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${id}-${hits.indexOf(active)}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={words.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        className="field w-full"
      />
      {query.error === null ? null : <Pending query={query} title={words.failed} />}
      {hits.length > 0 ? <HitList id={id} hits={hits} active={active} onOpen={open} /> : null}
      <output className="mt-3 block text-sm text-muted">{status}</output>
    </>
  );
};

/** Searches consultations and patients. The text is in no URL, because URLs are logged. */
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
