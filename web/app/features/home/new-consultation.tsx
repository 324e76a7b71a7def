import { canStart } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { FileIcon, MicIcon, TextIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { usageQuery } from "../consultas/queries.ts";
import { toast } from "../../ui/toast.tsx";
import { useUser } from "../contas/session.ts";
import type { FileProblem } from "../gravacoes/audio-file.ts";
import { recorder, useRecorder } from "../gravacoes/recorder.ts";
import { RecorderPanel } from "../gravacoes/recorder-panel.tsx";
import { FileRefused } from "../gravacoes/send-file.ts";
import type { PickedFile } from "../gravacoes/send-file.ts";
import { SendProgress } from "../gravacoes/send-progress.tsx";
import { ConsentField } from "./consent-field.tsx";
import { useDraft } from "./draft.ts";
import { FileField } from "./file-field.tsx";
import { SetupFields } from "./setup-fields.tsx";
import { TextField } from "./text-field.tsx";
import { useSending } from "./use-sending.ts";

/** Sets up the next consultation and takes it in: by microphone, as a file, or as text. */
export const NewConsultation = () => {
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
  });

  const lacking = draft.modelo_id === null ? text.home.templateRequired : text.home.contextNeeded;
  const recording = state.kind !== "idle";
  const busy = sending.kind === "sending" || state.kind === "uploading";
  const startable = canStart(draft) && !busy;
  const failure = sending.kind === "failed" ? sending.error : null;
  const refused = failure instanceof FileRefused ? failure.problem : fileProblem;

  const pick = (file: File, problem: FileProblem | null): void => {
    forgetFailure();
    setFileProblem(problem);
    setPicked({ file, gravacao_id: newId(), consulta_id: newId(), sent: null });
  };
  /** Does the work if the patient's consent is given; else says that it is missing. */
  const withConsent = (work: () => void): void => {
    setTried(true);
    if (draft.agreed) work();
  };
  const submit = (): void =>
    withConsent(() => {
      if (full) return;
      if (draft.way === "record") void recorder.start(user.id);
      else if (draft.way === "text") void saveText(draft);
      else if (picked !== null && fileProblem === null) void saveFile(picked, draft);
    });

  /** The form may have been changed since the start, and may lie below the window: what is missing is said aloud. */
  const saveRecorded = (): void => {
    setTried(true);
    const missing = !draft.agreed ? text.home.consentRequired : canStart(draft) ? null : lacking;
    if (missing === null) void saveRecording(draft);
    else toast({ variant: "warning", title: missing });
  };

  return (
    <div className="space-y-5">
      <RecorderPanel onSave={saveRecorded} />
      <form
        aria-label={text.home.setup}
        onSubmit={(event) => {
          event.preventDefault();
          if (startable && !recording) submit();
        }}
        className="card space-y-6 p-5 sm:p-6"
      >
        <SetupFields draft={draft} change={change} isDisabled={busy} />
        {recording ? null : (
          <ChoiceGroup
            label={text.home.way}
            value={draft.way}
            isDisabled={busy}
            onChange={(way) => change({ way })}
            choices={[
              { value: "record", label: text.home.ways.record, icon: <MicIcon /> },
              { value: "file", label: text.home.ways.file, icon: <FileIcon /> },
              { value: "text", label: text.home.ways.text, icon: <TextIcon /> },
            ]}
          />
        )}
        {!recording && draft.way === "file" ? (
          <FileField
            file={picked?.file ?? null}
            problem={refused}
            isDisabled={busy}
            onPick={pick}
          />
        ) : null}
        {!recording && draft.way === "text" ? (
          <TextField
            value={draft.text}
            isDisabled={busy}
            onChange={(value) => change({ text: value })}
          />
        ) : null}
        <ConsentField
          agreed={draft.agreed}
          onChange={(agreed) => change({ agreed })}
          isMissing={tried && !draft.agreed}
        />
        {tried && full ? (
          <Note tone="warn" announce="alert">
            {text.errors.CONSULTATION_LIMIT}
          </Note>
        ) : null}
        {state.kind === "idle" && state.problem !== null ? (
          <Note tone="danger" announce="alert">
            <p className="font-semibold">{text.gravacoes.startFailed}</p>
            {text.gravacoes.problems[state.problem]}
          </Note>
        ) : null}
        {failure === null || failure instanceof FileRefused ? null : (
          <FailureNotice
            title={text.gravacoes.saveFailed}
            error={failure}
            category="consultation"
          />
        )}
        {sending.kind === "sending" ? <SendProgress stage={sending.stage} /> : null}
        {canStart(draft) ? null : <p className="text-sm text-muted">{lacking}</p>}
        {recording ? null : sending.kind === "sending" ? (
          <button type="button" className="btn btn-quiet w-full" onClick={cancel}>
            {text.common.cancel}
          </button>
        ) : (
          <button
            type="submit"
            disabled={
              !startable ||
              (state.kind === "idle" && state.asking) ||
              (draft.way === "file" && (picked === null || refused !== null)) ||
              (draft.way === "text" && draft.text.trim() === "")
            }
            className="btn btn-primary w-full text-lg"
          >
            {draft.way !== "record" ? (
              text.home.save
            ) : state.kind === "idle" && state.asking ? (
              text.gravacoes.asking
            ) : (
              <>
                <MicIcon /> {text.home.start}
              </>
            )}
          </button>
        )}
      </form>
    </div>
  );
};
