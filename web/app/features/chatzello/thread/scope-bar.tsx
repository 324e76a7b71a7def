import type { Thread } from "@relato/shared/contract/chatzello.ts";
import { RECORD_KINDS, type Scope, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { LabelledDate } from "../../../ui/date/labelled-date.tsx";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { PatientPicker } from "../../../ui/patient-picker.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshThreads, showThread } from "../queries.ts";

/** What the scope allows, in words. */
const useScopeText = ({ scope, paciente }: Pick<Thread, "scope" | "paciente">): string => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.scope;
  const { from, to, kinds } = scope;
  const day = (value: string): string => formatDay(locale, value);
  const period =
    from !== null && to !== null
      ? words.period(day(from), day(to))
      : from !== null
        ? words.since(day(from))
        : to !== null
          ? words.until(day(to))
          : null;
  const parts = [
    paciente === null ? null : words.patient(paciente.nome),
    period,
    kinds === null ? null : kinds.map((kind) => words.kind[kind]).join(", "),
  ].filter((part) => part !== null);
  return parts.length === 0 ? words.everything : parts.join(" · ");
};

/** Saves the scope of a thread. */
export const useChangeScope = (id: string, onDone?: () => void) =>
  useAction({
    run: (scope: Scope) =>
      call("PATCH /api/chatzello/threads/:id", { params: { id }, body: { scope } }),
    onSuccess: (thread, _, client) => {
      showThread(client, thread);
      onDone?.();
    },
    refresh: refreshThreads,
    failure: onDone === undefined ? "toast" : "shown",
  });

const DayField = (props: {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}) => (
  <div className="min-w-0 flex-1">
    <LabelledDate
      label={props.label}
      value={props.value ?? ""}
      onChange={(day) => props.onChange(day === "" ? null : day)}
    />
  </div>
);

const ScopeDialog = ({ thread, onClose }: { thread: Thread; onClose: () => void }) => {
  const words = useLanguage().text.chatzello.scope;
  const [scope, setScope] = useState(thread.scope);
  const change = useChangeScope(thread.id, onClose);
  const set = (part: Partial<Scope>): void => setScope({ ...scope, ...part });
  const chosen = scope.kinds ?? RECORD_KINDS;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="md">
      <DialogHeader title={words.title} onClose={onClose} />
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(scope);
        }}
      >
        <PatientPicker
          value={scope.paciente_id}
          stored={thread.paciente}
          onChange={(paciente_id) => set({ paciente_id })}
        />
        <div className="flex flex-wrap gap-3">
          <DayField label={words.from} value={scope.from} onChange={(from) => set({ from })} />
          <DayField label={words.to} value={scope.to} onChange={(to) => set({ to })} />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{words.kinds}</legend>
          <div className="grid gap-1 sm:grid-cols-2">
            {RECORD_KINDS.map((kind) => (
              <label key={kind} className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={chosen.includes(kind)}
                  onChange={({ target }) => {
                    const kinds = RECORD_KINDS.filter((one) =>
                      one === kind ? target.checked : chosen.includes(one),
                    );
                    // None is no scope at all; all is no limit.
                    const isAll = kinds.length === 0 || kinds.length === RECORD_KINDS.length;
                    set({ kinds: isAll ? null : kinds });
                  }}
                />
                {words.kind[kind]}
              </label>
            ))}
          </div>
        </fieldset>
        {change.error === null ? null : <FailureNotice error={change.error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setScope(WHOLE_SCOPE)}>
            {words.clear}
          </button>
          <button type="submit" className="btn btn-primary" disabled={change.isPending}>
            {words.apply}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** What the assistant may read for this thread, which the doctor changes. */
export const ScopeBar = ({ thread }: { thread: Thread }) => {
  const words = useLanguage().text.chatzello.scope;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-3 py-1">
      <p className="min-w-0 flex-1 text-sm break-words">
        <span className="font-medium">{words.title}:</span> {useScopeText(thread)}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="btn px-3 text-sm text-accent hover:bg-surface"
      >
        {words.change}
      </button>
      {isOpen ? <ScopeDialog thread={thread} onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
