import { blockedTimeForm } from "@relato/shared/domain/calendars.ts";
import { errorCodeOf } from "@relato/shared/domain/fields.ts";
import { dayIn, zonedTime } from "@relato/shared/domain/zone.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { DateField, TimeField } from "../../ui/form/date-fields.tsx";
import { TextField } from "../../ui/form/fields.tsx";
import { Form } from "../../ui/form/form.tsx";
import { resolverOf, schemaOfRule } from "../../ui/form/schema.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshBlockedTimes } from "./queries.ts";

/** Days and clock times are in the doctor's time zone. */
interface Values {
  from_day: string;
  from_time: string;
  to_day: string;
  to_time: string;
  title: string;
}

const bodyOf = (values: Values, timeZone: string) => ({
  starts_at: zonedTime(values.from_day, values.from_time, timeZone)?.instant ?? "",
  ends_at: zonedTime(values.to_day, values.to_time, timeZone)?.instant ?? "",
  title: values.title,
});

/** The field of the form that shows an error of the body's field. */
const FIELDS: Record<string, keyof Values> = { starts_at: "from_day", ends_at: "to_day" };

const schemaOf = (timeZone: string) =>
  schemaOfRule<Values>((values) =>
    (blockedTimeForm.safeParse(bodyOf(values, timeZone)).error?.issues ?? []).map(
      ({ path, message }) => ({
        code: errorCodeOf(message),
        field: FIELDS[String(path[0])] ?? String(path[0]),
      }),
    ),
  );

const When = ({ kind }: { kind: "from" | "to" }) => {
  const words = useLanguage().text.calendars.own;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField
        name={`${kind}_day`}
        label={words[kind].day}
        required
        min="1900-01-01"
        max="2199-12-31"
      />
      <TimeField name={`${kind}_time`} label={words[kind].time} required />
    </div>
  );
};

/** Blocks a time of the doctor's choice: an hour, or days of holidays. */
export const OwnForm = ({ timeZone, onClose }: { timeZone: string; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = text.calendars;
  const [id] = useState(newId);
  const [resolver] = useState(() => resolverOf(schemaOf(timeZone)));
  const [today] = useState(() => dayIn(new Date().toISOString(), timeZone));
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      from_day: today,
      from_time: "12:00",
      to_day: today,
      to_time: "13:00",
      title: "",
    },
    reValidateMode: "onSubmit",
  });
  const save = useAction({
    run: (values: Values) =>
      call("POST /api/agenda/blocked-times", { body: { id, ...bodyOf(values, timeZone) } }),
    success: words.own.added,
    refresh: refreshBlockedTimes,
    onSuccess: onClose,
  });
  return (
    <div className="mt-3 rounded-card border border-line p-4">
      <Form
        label={words.own.add}
        form={form}
        onSubmit={(values) => save.mutate(values)}
        submitLabel={words.own.block}
        busyLabel={words.saving}
        isBusy={save.isPending}
        failure={save.error}
        onCancel={onClose}
        cancelLabel={text.common.cancel}
      >
        <When kind="from" />
        <When kind="to" />
        <TextField name="title" label={words.own.titleField} isOptional />
      </Form>
    </div>
  );
};
