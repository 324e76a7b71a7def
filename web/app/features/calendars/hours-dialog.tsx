import { canonical } from "@relato/shared/domain/canonical.ts";
import {
  findIntervalErrors,
  MAX_INTERVALS,
  type WorkingInterval,
} from "@relato/shared/domain/working-hours.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFieldArray, useForm, useFormContext, useWatch } from "react-hook-form";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form/form.tsx";
import { resolverOf, schemaOfRule } from "../../ui/form/schema.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type HoursValues, WeekdayRow } from "./hours-weekday.tsx";
import { refreshBlockedTimes, workingHoursQuery } from "./queries.ts";

const resolver = resolverOf(
  schemaOfRule<HoursValues>(({ intervals }) =>
    findIntervalErrors(intervals).map(({ field, code }) => ({ field: `intervals.${field}`, code })),
  ),
);

const WORKDAYS = [1, 2, 3, 4, 5];
const spread = (
  weekdays: readonly number[],
  intervals: readonly Pick<WorkingInterval, "from" | "to">[],
): WorkingInterval[] =>
  weekdays.flatMap((weekday) => intervals.map(({ from, to }) => ({ weekday, from, to })));
const PRESET = spread(WORKDAYS, [
  { from: "08:00", to: "12:00" },
  { from: "14:00", to: "18:00" },
]);

/** Fills in a usual week, or the other workdays as Monday is. */
const FillButton = () => {
  const words = useLanguage().text.workingHours;
  const { setValue } = useFormContext<HoursValues>();
  const intervals = useWatch<HoursValues, "intervals">({ name: "intervals" });
  const monday = intervals.filter(({ weekday }) => weekday === 1);
  const isEmpty = intervals.length === 0;
  if (!isEmpty && monday.length === 0) return null;
  const rest = intervals.filter(({ weekday }) => !WORKDAYS.includes(weekday));
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={() =>
        setValue("intervals", isEmpty ? PRESET : [...spread(WORKDAYS, monday), ...rest])
      }
    >
      {isEmpty ? words.preset : words.copy}
    </button>
  );
};

const Weekdays = () => {
  const { locale } = useLanguage();
  const { control } = useFormContext<HoursValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "intervals" });
  // Monday comes first where the week begins on Monday.
  const order = locale === "es" ? [1, 2, 3, 4, 5, 6, 0] : [0, 1, 2, 3, 4, 5, 6];
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.map((weekday) => (
        <WeekdayRow
          key={weekday}
          weekday={weekday}
          fields={fields.flatMap((field, index) =>
            field.weekday === weekday ? [{ id: field.id, index }] : [],
          )}
          onAdd={fields.length < MAX_INTERVALS ? append : null}
          onRemove={remove}
        />
      ))}
    </ul>
  );
};

const HoursForm = (props: {
  stored: WorkingInterval[];
  /** Whether what is typed differs from what is stored. */
  onChange: (isChanged: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}) => {
  const { workingHours: words, agenda, common } = useLanguage().text;
  const [stored] = useState(props.stored);
  const form = useForm<HoursValues>({
    resolver,
    defaultValues: { intervals: stored },
    reValidateMode: "onSubmit",
  });
  const intervals = useWatch({ control: form.control, name: "intervals" });
  const isChanged = canonical(intervals) !== canonical(stored);
  const { onChange } = props;
  useEffect(() => onChange(isChanged), [onChange, isChanged]);
  const save = useAction({
    run: (body: HoursValues) => call("PUT /api/agenda/working-hours", { body }),
    success: words.saved,
    refresh: refreshBlockedTimes,
    onSuccess: props.onSaved,
  });
  return (
    <Form
      label={words.title}
      form={form}
      onSubmit={({ intervals }) => save.mutate({ intervals })}
      submitLabel={agenda.save}
      busyLabel={agenda.saving}
      isBusy={save.isPending}
      failure={save.error}
      onCancel={props.onClose}
      cancelLabel={common.back}
    >
      <FillButton />
      <Weekdays />
    </Form>
  );
};

/** The weekly hours in which the doctor sees patients. Asks before unsaved hours are dropped. */
export const HoursDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.workingHours;
  const query = useQuery(workingHoursQuery);
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => (isChanged ? setAsking(true) : onClose());
  return (
    <Dialog isOpen onClose={close} label={words.title} size="lg">
      <DialogHeader title={words.title} description={words.about} onClose={close} />
      {query.data === undefined ? (
        <Pending query={query} title={words.failed} lines={7} />
      ) : (
        <HoursForm
          stored={query.data.intervals}
          onChange={setChanged}
          onSaved={onClose}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.discard.ask}
        confirmLabel={words.discard.yes}
        cancelLabel={words.discard.no}
        isBusy={false}
        failure={null}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        <p>{words.discard.detail}</p>
      </ConfirmDialog>
    </Dialog>
  );
};
