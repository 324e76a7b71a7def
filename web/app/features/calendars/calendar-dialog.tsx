import type { OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { calendarForm, newCalendarForm } from "@relato/shared/domain/calendars.ts";
import { readForm } from "@relato/shared/domain/fields.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { CheckboxField, TextField } from "../../ui/form/fields.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { resolverOf, schemaOfRule } from "../../ui/form/schema.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshBlockedTimes } from "./queries.ts";

interface Values {
  name: string;
  /** Of a new calendar; an existing one keeps its own. */
  address: string;
  show_titles: boolean;
}

const newResolver = resolverOf(
  schemaOfRule<Values>((values) => readForm(newCalendarForm, values).errors),
);
const resolver = resolverOf(
  schemaOfRule<Values>(
    ({ name, show_titles }) => readForm(calendarForm, { name, show_titles }).errors,
  ),
);

/** Subscribes to an outside calendar, or renames one. */
export const CalendarDialog = (props: {
  calendar: OutsideCalendar | null;
  onClose: () => void;
}) => {
  const { calendar, onClose } = props;
  const { text } = useLanguage();
  const words = text.calendars;
  // A retry after a lost answer must not subscribe twice.
  const [id] = useState(newId);
  const form = useForm<Values>({
    resolver: calendar === null ? newResolver : resolver,
    defaultValues: {
      name: calendar?.name ?? "",
      address: "",
      show_titles: calendar?.show_titles ?? false,
    },
    reValidateMode: "onSubmit",
  });
  const save = useAction({
    run: ({ address, ...body }: Values) =>
      calendar === null
        ? call("POST /api/agenda/calendars", { body: { id, address, ...body } })
        : call("PUT /api/agenda/calendars/:id", { params: { id: calendar.id }, body }),
    success: calendar === null ? words.added : words.saved,
    refresh: refreshBlockedTimes,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={calendar === null ? words.add : words.editTitle}
      description={calendar === null ? words.addAbout : undefined}
      form={form}
      onSubmit={(values) => save.mutate(values)}
      submitLabel={calendar === null ? words.subscribe : text.agenda.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      failure={save.error}
      onClose={onClose}
      onCancel={onClose}
      cancelLabel={text.common.back}
    >
      <TextField name="name" label={words.fields.name} required />
      {calendar === null ? (
        <TextField
          name="address"
          label={words.fields.address}
          hint={words.fields.addressHint}
          required
          inputMode="url"
          spellCheck={false}
        />
      ) : null}
      <CheckboxField name="show_titles" label={words.fields.showTitles} />
    </FormDialog>
  );
};
