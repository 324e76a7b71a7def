import { canStart } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newId } from "../../api/new-id.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { usageQuery } from "../consultas/queries.ts";
import { toRepresentative } from "../consents/representative-draft.ts";
import { useUser } from "../contas/session.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import type { FileProblem } from "../gravacoes/audio-file.ts";
import { openUpgrade } from "../planos/upgrade.tsx";
import { recorder, useRecorder } from "../gravacoes/recorder.ts";
import { FileRefused, type PickedFile } from "../gravacoes/send-file.ts";
import { type Draft, useDraft } from "../gravacoes/consultation-draft.ts";
import { homeStartQuery } from "./queries.ts";
import { useSending } from "./use-sending.ts";
import { draftOfAppointment, useToday } from "./use-today.ts";

/** The chosen file, and why it cannot be used. */
const usePickedFile = () => {
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null);
  return {
    picked,
    fileProblem,
    unpick: () => setPicked(null),
    pick: (file: File, problem: FileProblem | null): void => {
      setFileProblem(problem);
      setPicked({ file, gravacao_id: newId(), consulta_id: newId(), sent: null });
    },
  };
};

/**
 * Stores the patient's answer. A refusal also ends a running recording. Another patient has not
 * answered yet; while recording, everybody in the room was informed.
 */
const useConsent = (draft: Draft, isRecording: boolean, change: (part: Partial<Draft>) => void) => {
  const { text } = useLanguage();
  const [isAskedAgain, setAskedAgain] = useState(false);
  const answer = (consent: Consent): void => {
    change({ consent });
    setAskedAgain(false);
    recorder
      .setConsent(consent)
      .catch((error: unknown) =>
        toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
      );
  };
  return {
    isAskedAgain,
    consent: answer,
    choosePatient: (paciente_id: string | null): void => {
      // Another patient's consultation does not belong to the appointment.
      change({ paciente_id, agendamento_id: null });
      const { consent } = draft;
      // A name for the patient who is being recorded does not change who answered.
      const isNamed = isRecording && draft.paciente_id === null;
      if (isNamed || paciente_id === draft.paciente_id) return;
      change({ representative: null });
      if (consent === null) return;
      if (!isRecording) change({ consent: null });
      else if (consent === "agreed") answer("told");
      setAskedAgain(consent === "agreed" || !isRecording);
    },
  };
};

/** Checked before the recording as well; the server decides. */
const useIsFull = (): boolean => {
  const { data: usage } = useQuery(usageQuery);
  return usage !== undefined && usage.limit !== null && usage.used >= usage.limit;
};

/** Keeps the fields of the form with the running or finished recording. */
const useRemembering = (draft: Draft, isRecording: boolean): void => {
  const { tipo_consulta, modelo_id, paciente_id, agendamento_id, contexto_paciente } = draft;
  useEffect(() => {
    if (!isRecording) return;
    recorder.remember({
      ...{ tipo_consulta, modelo_id, paciente_id, agendamento_id, contexto_paciente },
    });
  }, [isRecording, tipo_consulta, modelo_id, paciente_id, agendamento_id, contexto_paciente]);
};

/** The draft and its recording, file or text, and how these are sent. */
const useSource = (onSaved: () => void) => {
  const { locale } = useLanguage();
  const last = useQuery(homeStartQuery).data?.last ?? null;
  const { near } = useToday();
  const appointment = near === null ? null : draftOfAppointment(near);
  const { draft, change, clear } = useDraft(locale, { last, appointment });
  const { state } = useRecorder();
  const { picked, fileProblem, pick, unpick } = usePickedFile();
  const { sending, forgetFailure, ...actions } = useSending(() => {
    clear();
    unpick();
    onSaved();
  });
  useRemembering(draft, state.kind !== "idle");
  const isBusy = sending.kind === "sending" || state.kind === "uploading";
  const failure = sending.kind === "failed" ? sending.error : null;
  const refused = failure instanceof FileRefused ? failure.problem : fileProblem;
  return {
    ...actions,
    draft,
    change,
    state,
    picked,
    fileProblem,
    refused,
    isRecording: state.kind !== "idle",
    isBusy,
    isReady: canStart(draft) && !isBusy,
    hasSource:
      draft.way === "record" ||
      (draft.way === "file" ? picked !== null && refused === null : draft.text.trim() !== ""),
    sending,
    /** A failure of sending; a refused file is in `refused`. */
    failure: failure instanceof FileRefused ? null : failure,
    pick: (file: File, problem: FileProblem | null): void => {
      forgetFailure();
      pick(file, problem);
    },
  };
};

/**
 * State and actions of a new consultation, for the home and the modal. `onSaved` runs once the
 * server has it. `templateRequired`: the text while no template is chosen (specification 5).
 */
export const useNewConsultation = (onSaved: () => void, templateRequired: string) => {
  const { text } = useLanguage();
  const user = useUser();
  const [hasTried, setTried] = useState(false);
  const isFull = useIsFull();
  const source = useSource(() => {
    setTried(false);
    onSaved();
  });
  const { draft, isRecording, picked } = source;
  const consent = useConsent(draft, isRecording, source.change);
  const lacking = draft.modelo_id === null ? templateRequired : text.home.contextNeeded;
  const isTold = draft.consent === "told";
  // A patient who was informed may still answer on the recording; saving needs the answer.
  const lacksConsent =
    draft.consent === null || (isTold && (isRecording || draft.way !== "record"));
  const lackingConsent = isTold ? text.home.consentAnswer : text.home.consentRequired;
  const lacksRepresentative =
    draft.consent === "agreed" &&
    draft.representative !== null &&
    toRepresentative(draft.representative) === null;
  return {
    ...source,
    ...consent,
    isFull,
    hasTried,
    lacking,
    lacksConsent,
    lackingConsent,
    /** Starts if consent is complete; else shows what is missing. */
    submit: (): void => {
      const { consent: answer } = draft;
      const isUnanswered = lacksConsent || answer === null || answer === "refused";
      const isIncomplete = isUnanswered || lacksRepresentative || isFull;
      setTried(isIncomplete);
      if (isFull) openUpgrade("limit");
      if (isIncomplete || isUnanswered) return;
      if (draft.way === "record") void recorder.start(user.id, { ...draft, consent: answer });
      else if (draft.way === "text") void source.saveText(draft);
      else if (picked !== null && source.fileProblem === null) void source.saveFile(picked, draft);
    },
    /** The form may be out of view, so that a toast says what is missing. */
    saveRecorded: (): void => {
      setTried(true);
      const unnamed = lacksRepresentative ? text.home.giver.required : null;
      const problem = lacksConsent ? lackingConsent : canStart(draft) ? unnamed : lacking;
      const missing = draft.consent === "refused" ? text.errors.CONSENT_REFUSED : problem;
      if (missing === null) void source.saveRecording(draft);
      else toast({ variant: "warning", title: missing });
    },
  };
};

export type NewConsultationModel = ReturnType<typeof useNewConsultation>;
