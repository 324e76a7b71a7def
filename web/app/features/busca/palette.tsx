import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { call } from "../../api/call.ts";
import { isView, paths } from "../../paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { StatusBadge } from "../consultas/status-badge.tsx";

/** Letters that must be there before anything is asked for; the server's own limit. */
const MIN_LETTERS = 2;

const foundQuery = (text: string) =>
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
  face: ReactNode;
}

/** What a text finds, the consultations first, each with the place it leads to. */
const useHits = (text: string) => {
  const { locale, text: words } = useLanguage();
  const { search: own } = useLanguage().text;
  const { data, error, refetch } = useQuery(foundQuery(text));
  const isAsked = text.length >= MIN_LETTERS;
  const consultas = (isAsked ? (data?.consultas ?? []) : []).map((consulta): Hit => ({
    key: consulta.id,
    group: own.consultations,
    href: paths.consulta(locale, consulta.id),
    face: (
      <>
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">
            {shortCode(consulta.id)} {consulta.modelo.titulo}
          </span>
          <span className="block text-sm text-muted">
            {formatDateTime(locale, consulta.data_criacao)} ·{" "}
            {consulta.paciente?.nome ?? words.consultas.noPatient}
          </span>
        </span>
        <StatusBadge consulta={consulta} />
      </>
    ),
  }));
  const view: string = "patients";
  const pacientes = (isAsked ? (data?.pacientes ?? []) : []).map((paciente): Hit => ({
    key: paciente.id,
    group: own.patients,
    href: isView(view)
      ? paths.dashboard(locale, view, { id: paciente.id })
      : paths.dashboard(locale, "consultations"),
    face: (
      <span className="min-w-0">
        <span className="block font-medium break-words">{paciente.nome}</span>
        <span className="block text-sm break-all text-muted">
          {[paciente.email, formatPhone(paciente.telefone ?? "")].filter(Boolean).join(" · ")}
        </span>
      </span>
    ),
  }));
  return {
    hits: [...consultas, ...pacientes],
    isAsked,
    isAnswered: data !== undefined,
    error,
    refetch,
  };
};

/** One field over one list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
const Search = ({ onClose }: { onClose: () => void }) => {
  const { search: own } = useLanguage().text;
  const router = useRouter();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { hits, isAsked, isAnswered, error, refetch } = useHits(useDeferredValue(typed.trim()));
  const chosen = hits[Math.min(active, hits.length - 1)];
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const go = (hit: Hit): void => {
    onClose();
    router.history.push(hit.href);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      go(chosen);
    }
  };
  const status = !isAsked
    ? own.hint
    : hits.length > 0
      ? own.found(hits.length)
      : isAnswered
        ? own.none
        : "";
  const groups = [...new Set(hits.map(({ group }) => group))];
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {own.label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${hits.indexOf(chosen)}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={own.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className="field w-full"
      />
      {error === null ? null : (
        <FailureNotice title={own.failed} error={error} onRetry={() => void refetch()} />
      )}
      {hits.length > 0 ? (
        <div
          ref={list}
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={own.results}
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
                  // The field has the keyboard and tells of the option in hand by aria-activedescendant.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={hit.key}
                    id={`${id}-${n}`}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                    role="option"
                    tabIndex={-1}
                    aria-selected={hit === chosen}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => go(hit)}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
                  >
                    {hit.face}
                  </div>
                ) : null,
              )}
            </div>
          ))}
        </div>
      ) : null}
      <output className="mt-3 block text-sm text-muted">{status}</output>
    </>
  );
};

/** The search over everything the doctor has. What is typed goes into no address and no log. */
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
