import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  MAX_EVERY,
  MAX_OCCURRENCES,
  type Recurrence,
  REPEAT_UNITS,
  repeatedDays,
  type RepeatUnit,
} from "@relato/shared/domain/recurrence.ts";
import { dayIn, timeIn, zonedTime } from "@relato/shared/domain/zone.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshAgenda } from "./queries.ts";
import { RepeatDates, toggled } from "./repeat-dates.tsx";

const clamp = (typed: string, max: number): number =>
  Math.min(max, Math.max(1, Math.trunc(Number(typed)) || 1));

interface Typed {
  every: string;
  unit: RepeatUnit;
  count: string;
  until: string;
}

const recurrenceOf = ({ every, unit, count, until }: Typed): Recurrence => ({
  every: clamp(every, MAX_EVERY),
  unit,
  count: clamp(count, MAX_OCCURRENCES),
  until,
});

/** How often, and until when. */
const RuleFields = ({
  typed,
  onType,
}: {
  typed: Typed;
  onType: (part: Partial<Typed>) => void;
}) => {
  const words = useLanguage().text.agendaSeries;
  return (
    <div className="grid grid-cols-2 gap-4">
      <LabelledInput
        label={words.every}
        type="number"
        min={1}
        max={MAX_EVERY}
        value={typed.every}
        onChange={({ target }) => onType({ every: target.value })}
      />
      <Field label={words.unit} error={undefined}>
        {(input) => (
          <select
            {...input}
            className="field"
            value={typed.unit}
            onChange={({ target }) => onType({ unit: target.value as RepeatUnit })}
          >
            {REPEAT_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LabelledInput
        label={words.count}
        hint={words.countHint}
        type="number"
        min={2}
        max={MAX_OCCURRENCES}
        value={typed.count}
        onChange={({ target }) => onType({ count: target.value })}
      />
      <div className="max-sm:col-span-2">
        <LabelledDate
          label={words.until}
          value={typed.until}
          onChange={(until) => onType({ until })}
        />
      </div>
    </div>
  );
};

/** Repeats an appointment: shows what is at each time, and lets the doctor leave some out. */
export const RepeatDialog = (props: {
  one: Agendamento;
  timeZone: string;
  onClose: () => void;
}) => {
  const { one, timeZone, onClose } = props;
  const { id, data } = one;
  const { locale, text } = useLanguage();
  const words = text.agendaSeries;
  const [typed, setTyped] = useState<Typed>({ every: "1", unit: "week", count: "4", until: "" });
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const dates = repeatedDays(dayIn(data, timeZone), recurrenceOf(typed)).flatMap(
    (day) => zonedTime(day, timeIn(data, timeZone), timeZone)?.instant ?? [],
  );
  const query = useQuery({
    queryKey: ["agenda-repeats", id, dates],
    queryFn: ({ signal }) =>
      call("POST /api/agendamentos/:id/check-repeats", { params: { id }, body: { dates }, signal }),
    enabled: dates.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const chosen = dates.filter((date) => !leftOut.has(date));
  const save = useAction({
    run: () =>
      call("POST /api/agendamentos/:id/repeat", { params: { id }, body: { dates: chosen } }),
    success: words.done,
    refresh: refreshAgenda,
    onSuccess: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="lg">
      <DialogHeader title={words.title} description={words.about} onClose={onClose} />
      <RuleFields typed={typed} onType={(part) => setTyped((before) => ({ ...before, ...part }))} />
      <h3 className="mt-5 font-semibold">{words.dates}</h3>
      {dates.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{words.none}</p>
      ) : query.data === undefined ? (
        <Pending query={query} title={words.failed} lines={3} />
      ) : (
        <RepeatDates
          items={query.data.items}
          leftOut={leftOut}
          timeZone={timeZone}
          onToggle={(date) => setLeftOut((before) => toggled(before, date))}
        />
      )}
      {save.error === null ? null : <FailureNotice error={save.error} />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.back}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={save.isPending || chosen.length === 0 || query.isPlaceholderData || !query.data}
          onClick={() => save.mutate()}
        >
          {words.submit(formatNumber(locale, chosen.length), chosen.length === 1)}
        </button>
      </div>
    </Dialog>
  );
};
