import { canStart } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { usageQuery } from "../consultas/queries.ts";
import { useUser } from "../contas/session.ts";
import type { Consent } from "@relato/shared/contract/gravacoes.ts";
import type { FileProblem } from "../gravacoes/audio-file.ts";
import { openUpgrade } from "../planos/upgrade.tsx";
import { recorder, useRecorder } from "../gravacoes/recorder.ts";
import { FileRefused } from "../gravacoes/send-file.ts";
import type { PickedFile } from "../gravacoes/send-file.ts";
import { useDraft } from "./draft.ts";
import { useSending } from "./use-sending.ts";

/**
 * What both faces of a new consultation (home and modal) know and can do. `onSaved`: the server has it; `templateRequired`: what each says
 * while no template is chosen (specification 5).
 */
export const useNewConsultation = (onSaved: () => void, templateRequired: string) => {
  const { locale, text } = useLanguage();
  const user = useUser();
  const { draft, change, clear } = useDraft(user.id, locale);
  const { state } = useRecorder();
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  const [tried, setTried] = useState(false);
  const { data: usage } = useQuery(usageQuery);
  // Nobody should record for an hour to learn that the month is full; the server has the last word.
  const full = usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
  const { sending, forgetFailure, cancel, saveRecording, saveFile, saveText } = useSending(() => {
    clear();
    setPicked(null);
    setTried(false);
    onSaved();
  });

  const lacking = draft.modelo_id === null ? templateRequired : text.home.contextNeeded;
  const recording = state.kind !== "idle";
  const busy = sending.kind === "sending" || state.kind === "uploading";
  const ready = canStart(draft) && !busy;
  // Who was only told may answer on the recording; what is saved needs the answer.
  const lacksConsent =
    draft.consent === null || (draft.consent === "told" && (recording || draft.way !== "record"));
  const lackingConsent =
    draft.consent === "told" ? text.home.consentAnswer : text.home.consentRequired;
  const failure = sending.kind === "failed" ? sending.error : null;
  const refused = failure instanceof FileRefused ? failure.problem : fileProblem;
  const isGiven =
    draft.way === "record" ||
    (draft.way === "file" ? picked !== null && refused === null : draft.text.trim() !== "");

  return {
    draft,
    change,
    state,
    picked,
    refused,
    full,
    tried,
    lacking,
    lacksConsent,
    lackingConsent,
    recording,
    busy,
    ready,
    isGiven,
    sending,
    cancel,
    /** What went wrong with sending, where it is not the file's own fault. */
    failure: failure instanceof FileRefused ? null : failure,
    pick: (file: File, problem: FileProblem | null): void => {
      forgetFailure();
      setFileProblem(problem);
      setPicked({ file, gravacao_id: newId(), consulta_id: newId(), sent: null });
    },
    /** A refusal reaches a running recording, too: it ends, and nothing of it is accepted. */
    consent: (consent: Consent): void => {
      change({ consent });
      recorder
        .setConsent(consent)
        .catch((error: unknown) =>
          toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
        );
    },
    /** Begins, if the patient was told; else says that it is missing. */
    submit: (): void => {
      const { consent } = draft;
      const isHeld = lacksConsent || consent === null || consent === "refused" || full;
      setTried(isHeld);
      if (full) openUpgrade("limit");
      if (isHeld) return;
      if (draft.way === "record") void recorder.start(user.id, { ...draft, consent });
      else if (draft.way === "text") void saveText(draft);
      else if (picked !== null && fileProblem === null) void saveFile(picked, draft);
    },
    /** The form may have been changed since the start, and may lie below the window: what is missing is said aloud. */
    saveRecorded: (): void => {
      setTried(true);
      const missing =
        draft.consent === "refused"
          ? text.errors.CONSENT_REFUSED
          : lacksConsent
            ? lackingConsent
            : canStart(draft)
              ? null
              : lacking;
      if (missing === null) void saveRecording(draft);
      else toast({ variant: "warning", title: missing });
    },
  };
};

export type NewConsultationModel = ReturnType<typeof useNewConsultation>;
