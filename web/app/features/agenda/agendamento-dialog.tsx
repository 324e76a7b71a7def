import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { FieldConflict } from "../../ui/conflict/field-conflict.tsx";
import { useNewId } from "../../ui/draft/use-new-id.ts";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { useEntityForm } from "../../ui/form/use-entity-form.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { agendamentoDrafts, newDraftId } from "./agendamento-drafts.ts";
import { AgendamentoFields } from "./agendamento-fields.tsx";
import {
  agendamentoSchema,
  bodyOf,
  instantOf,
  newValues,
  valuesOf,
  type AgendamentoValues,
} from "./agendamento-values.ts";
import { NoticeList } from "./notice-list.tsx";
import type { FollowingChange } from "./following-dialog.tsx";
import { OtherActions, type OtherActionProps } from "./other-actions.tsx";
import { agendamentoQuery, refreshAgenda } from "./queries.ts";
import { type RefusedTime, refusedTimeOf } from "./refused-time.ts";
import { useConflictRows } from "./use-conflict-rows.ts";

export type AgendamentoTarget = { kind: "new"; day: string } | { kind: "edit"; one: Agendamento };

const draftIdOf = (target: AgendamentoTarget): string =>
  target.kind === "new" ? newDraftId(target.day) : target.one.id;

type DialogProps = OtherActionProps & {
  timeZone: string;
  /** Asks before the change is made in the later appointments of the series too. */
  onFollowing: (change: FollowingChange) => void;
};

type OpenProps = DialogProps & { target: AgendamentoTarget };

/** Creates or saves the appointment; tells of others at the same time. */
const useSave = (id: string, stored: Agendamento | null, onSaved: () => void) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.agenda;
  return useAction({
    run: (body: ReturnType<typeof bodyOf> & { force: boolean }) =>
      stored === null
        ? call("POST /api/agendamentos", { body: { id, ...body } })
        : call("PUT /api/agendamentos/:id", {
            params: { id },
            body: { ...body, base: pickFields(agendamentoFields, stored) },
          }),
    success: ({ conflicts }) => ({
      variant: conflicts === 0 ? "success" : "warning",
      title: stored === null ? words.created : words.updated,
      detail:
        conflicts === 0
          ? undefined
          : words.conflicts(formatNumber(locale, conflicts), conflicts === 1),
    }),
    onSuccess: onSaved,
    refresh: refreshAgenda,
  });
};

/** Says what another device did to the appointment while it is open here. */
const ElsewhereNote = (props: { opened: Agendamento; current: Agendamento; timeZone: string }) => {
  const { opened, current, timeZone } = props;
  const words = useLanguage().text.agenda;
  if (current.cancelled_at !== opened.cancelled_at)
    return (
      <Note tone="warn" announce="alert">
        {words.cancelledElsewhere}
      </Note>
    );
  const isChanged =
    canonical(valuesOf(opened, timeZone)) !== canonical(valuesOf(current, timeZone)) ||
    opened.data !== current.data;
  return isChanged ? (
    <Note tone="info" announce="status">
      {words.changedElsewhere}
    </Note>
  ) : null;
};

/** The server refused the time. The doctor may know better. */
const RefusedTimeNote = (props: { code: RefusedTime; isBusy: boolean; onForce: () => void }) => {
  const { calendars, errors } = useLanguage().text;
  return (
    <Note tone="warn" announce="alert">
      <p>{errors[props.code]}</p>
      <button
        type="button"
        className="btn btn-quiet mt-2"
        disabled={props.isBusy}
        onClick={props.onForce}
      >
        {calendars.bookAnyway}
      </button>
    </Note>
  );
};

/** The form with its draft; it follows the stored appointment. `finish` also drops the draft. */
const useAgendamentoForm = ({ target, timeZone, onClose }: OpenProps) => {
  const { locale } = useLanguage();
  const draftId = draftIdOf(target);
  const opened = target.kind === "edit" ? target.one : null;
  const live = useQuery({ ...agendamentoQuery(opened?.id ?? ""), enabled: opened !== null });
  const current = live.data ?? opened;
  const { id: nextId, keepId, dropId } = useNewId(draftId);
  const id = current?.id ?? nextId;
  const stored =
    current === null
      ? newValues(target.kind === "new" ? target.day : "", locale)
      : valuesOf(current, timeZone);
  const draft = agendamentoDrafts.useDraft(draftId);
  const schema = agendamentoSchema(timeZone);
  const { form, conflict } = useEntityForm({ schema, stored, draft });
  const finish = (): void => {
    draft.drop();
    dropId();
    onClose();
  };
  const save = useSave(id, current, finish);
  const hasConflict = conflict.fields.length > 0 && !save.isPending && !save.isSuccess;
  const send = (values: AgendamentoValues, force = false): void => {
    if (current === null) keepId();
    const body = bodyOf(values, instantOf(values, timeZone, current));
    // Enter saves without leaving the field, which therefore was not normalized.
    form.setValue("duracao", String(body.duracao_min));
    save.mutate({ ...body, force });
  };
  return { id, opened, current, stored, form, conflict, hasConflict, save, send, finish };
};

const SCOPES = ["one", "following"] as const;
type Scope = (typeof SCOPES)[number];

/** Whether a change is of one appointment of a series, or of the following ones too. */
const ScopeChoice = (props: { scope: Scope; onChange: (scope: Scope) => void }) => {
  const words = useLanguage().text.agendaSeries.change;
  return (
    <ChoiceGroup
      label={words.scope}
      value={props.scope}
      choices={SCOPES.map((value) => ({ value, label: words.scopes[value] }))}
      onChange={props.onChange}
    />
  );
};

const OpenDialog = (props: OpenProps) => {
  const { timeZone, onClose } = props;
  const { agenda: words, common } = useLanguage().text;
  const { id, opened, current, stored, form, conflict, hasConflict, save, send, finish } =
    useAgendamentoForm(props);
  const rowsOf = useConflictRows(current);
  const code = save.error instanceof ApiError ? save.error.code : null;
  const [scope, setScope] = useState<Scope>("one");
  const submit = (values: AgendamentoValues): void => {
    if (current === null || scope === "one") return send(values);
    props.onFollowing({ one: current, body: bodyOf(values, instantOf(values, timeZone, current)) });
  };
  const isRefused = code === "AGENDAMENTO_CHANGED";
  const refusedTime = hasConflict ? null : refusedTimeOf(save.error);
  return (
    <FormDialog
      title={current === null ? words.add : words.editTitle}
      form={form}
      onSubmit={submit}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      isBlocked={hasConflict}
      failure={refusedTime !== null || (hasConflict && isRefused) ? null : save.error}
      onClose={onClose}
      onCancel={finish}
      cancelLabel={common.back}
      extraButton={
        current === null ? null : <OtherActions {...props} one={current} onFinish={finish} />
      }
      notice={
        hasConflict ? (
          <FieldConflict
            title={words.overtaken}
            rows={rowsOf(conflict.fields, stored, form.getValues())}
            isAnswer={isRefused}
            onKeep={() => {
              conflict.keepTyped();
              void form.handleSubmit((values) => send(values))();
            }}
            onTake={() => {
              save.reset();
              conflict.takeStored();
            }}
          />
        ) : refusedTime !== null ? (
          <RefusedTimeNote
            code={refusedTime}
            isBusy={save.isPending}
            onForce={() => void form.handleSubmit((values) => send(values, true))()}
          />
        ) : null
      }
    >
      {opened === null || current === null ? null : (
        <ElsewhereNote opened={opened} current={current} timeZone={timeZone} />
      )}
      <AgendamentoFields id={id} stored={current} timeZone={timeZone} />
      {current === null || current.series_id === null ? null : (
        <ScopeChoice scope={scope} onChange={setScope} />
      )}
      {current === null ? null : <NoticeList id={id} />}
    </FormDialog>
  );
};

/** Creates or changes an appointment. The draft stays until it is saved or "Voltar" is clicked. */
export const AgendamentoDialog = (props: DialogProps & { target: AgendamentoTarget | null }) =>
  props.target === null ? null : (
    <OpenDialog key={draftIdOf(props.target)} {...props} target={props.target} />
  );
