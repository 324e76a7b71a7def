import type { ConsentWay } from "@relato/shared/domain/consent.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { FormInput, isTooLarge } from "./form-input.tsx";
import { GiverFields } from "./giver-fields.tsx";
import { refreshConsents } from "./refresh-consents.ts";
import { type RepresentativeDraft, toRepresentative } from "./representative-draft.ts";

interface ConsentDraft {
  /** A retry after a failed upload repeats the id, so that one consent is added. */
  id: string;
  giver: RepresentativeDraft | null;
  way: ConsentWay;
  file: File | null;
}

const emptyDraft = (): ConsentDraft => ({ id: newId(), giver: null, way: "spoken", file: null });

const addConsent = async (
  consulta_id: string,
  { id, giver, way, file }: ConsentDraft,
): Promise<void> => {
  const representative = giver === null ? null : toRepresentative(giver);
  const body = { id, way, representative };
  await call("POST /api/consultas/:id/consent", { params: { id: consulta_id }, body });
  if (file !== null) await call("PUT /api/consents/:id/form", { params: { id }, body: file });
};

const isComplete = ({ giver, way, file }: ConsentDraft): boolean =>
  (giver === null || toRepresentative(giver) !== null) &&
  (way === "spoken" || (file !== null && !isTooLarge(file)));

/** Adds a consent of a representative, or a written one, to a saved consultation. */
export const AddConsent = (props: { consulta_id: string; label?: string }) => {
  const { consulta_id, label } = props;
  const { text } = useLanguage();
  const words = text.consulta.consent;
  const client = useQueryClient();
  const [draft, setDraft] = useState<ConsentDraft | null>(null);
  const [hasTried, setTried] = useState(false);
  const add = useAction({
    run: (value: ConsentDraft) => addConsent(consulta_id, value),
    success: words.added,
    onSuccess: () => setDraft(null),
    // The consent may be stored without its form.
    onError: () => refreshConsents(client),
    refresh: refreshConsents,
  });
  const open = (): void => {
    add.reset();
    setTried(false);
    setDraft(emptyDraft());
  };
  const change = (part: Partial<ConsentDraft>): void =>
    setDraft((now) => now && { ...now, ...part });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="min-h-9 font-medium underline underline-offset-2 hover:text-ink"
        onClick={open}
      >
        {words.add}
      </button>
      <ConfirmDialog
        isOpen={draft !== null}
        title={words.addTitle}
        confirmLabel={words.addConfirm}
        tone="primary"
        isBusy={add.isPending}
        failure={add.error}
        onConfirm={() => {
          setTried(true);
          if (draft !== null && isComplete(draft)) add.mutate(draft);
        }}
        onClose={() => setDraft(null)}
      >
        {draft === null ? null : (
          <div className="space-y-4">
            <p className="text-sm text-muted">{words.addDetail}</p>
            <GiverFields
              value={draft.giver}
              onChange={(giver) => change({ giver })}
              hasTried={hasTried}
            />
            <ChoiceGroup
              label={words.wayLabel}
              value={draft.way}
              choices={[
                { value: "spoken", label: words.ways.spoken },
                { value: "written", label: words.ways.written },
              ]}
              onChange={(way) => change({ way, file: null })}
            />
            {draft.way === "spoken" ? null : (
              <>
                <FormInput
                  file={draft.file}
                  label={words.form.choose}
                  isDisabled={add.isPending}
                  onChoose={(file) => change({ file })}
                />
                <p className="text-sm text-muted">{words.form.kinds}</p>
                {hasTried && draft.file === null ? (
                  <p role="alert" className="text-sm font-medium text-danger">
                    {words.form.required}
                  </p>
                ) : null}
              </>
            )}
          </div>
        )}
      </ConfirmDialog>
    </>
  );
};
