import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { call } from "../../../api/call.ts";
import { useNewId } from "../../../ui/draft/use-new-id.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { useEntityForm } from "../../../ui/form/use-entity-form.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshWaiting } from "../waiting-queries.ts";
import { useRemove } from "./use-book.ts";
import { WaitingFields } from "./waiting-fields.tsx";
import {
  bodyOf,
  newWaiting,
  valuesOf,
  waitingDrafts,
  waitingSchema,
  type WaitingValues,
} from "./waiting-values.ts";

export type WaitingTarget =
  | { kind: "edit"; entry: WaitingEntry }
  /** `paciente`: chosen already, and not changed. */
  | { kind: "new"; paciente: PacienteChoice | null; part?: Partial<WaitingValues> };

const draftIdOf = (target: WaitingTarget): string =>
  target.kind === "edit"
    ? target.entry.id
    : ["new", target.paciente?.id, target.part?.agendamento_id].filter(Boolean).join(" ");

/** Adds a patient to the waiting list, or changes what the patient wants. */
export const WaitingForm = (props: {
  target: WaitingTarget;
  timeZone: string;
  onClose: () => void;
}) => {
  const { target, onClose } = props;
  const { text } = useLanguage();
  const words = text.waitingList;
  const isStored = target.kind === "edit";
  const draftId = draftIdOf(target);
  const { id: nextId, keepId, dropId } = useNewId(draftId);
  const draft = waitingDrafts.useDraft(draftId);
  const paciente = target.kind === "edit" ? target.entry.paciente : target.paciente;
  const stored =
    target.kind === "edit"
      ? valuesOf(target.entry)
      : newWaiting({ ...target.part, paciente_id: paciente?.id ?? null });
  const { form } = useEntityForm({ schema: waitingSchema, stored, draft });
  const finish = (): void => {
    draft.drop();
    dropId();
    onClose();
  };
  const save = useAction({
    run: (body: ReturnType<typeof bodyOf>) =>
      target.kind === "edit"
        ? call("PUT /api/waiting-list/:id", { params: { id: target.entry.id }, body })
        : call("POST /api/waiting-list", { body: { id: nextId, ...body } }),
    success: isStored ? words.saved : words.added,
    refresh: refreshWaiting,
    onSuccess: finish,
  });
  const remove = useRemove();
  return (
    <FormDialog
      title={isStored ? words.editTitle : words.addTitle}
      form={form}
      onSubmit={(values) => {
        if (target.kind === "new") keepId();
        save.mutate(bodyOf(values));
      }}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      failure={save.error}
      onClose={onClose}
      onCancel={finish}
      cancelLabel={text.common.back}
      extraButton={
        target.kind === "new" ? null : (
          <button
            type="button"
            className="btn mr-auto px-3 text-danger hover:bg-sunken"
            onClick={() => {
              finish();
              remove.mutate(target.entry.id);
            }}
          >
            {words.remove}
          </button>
        )
      }
    >
      <WaitingFields paciente={paciente} timeZone={props.timeZone} />
    </FormDialog>
  );
};
