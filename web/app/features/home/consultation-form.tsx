import { MAX_TRANSCRIPT_TEXT } from "@relato/shared/domain/consulta.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { FileIcon, MicIcon, TextIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ServiceHealth } from "../services/service-health.tsx";
import { CountedTextArea } from "./counted-text-area.tsx";
import { FileField } from "./file-field.tsx";
import { ReplacedDraft } from "./replaced-draft.tsx";
import { SetupFields } from "./setup-fields.tsx";
import { StartFields } from "./start-fields.tsx";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/** The way of the consultation, and its file or its text. */
const SourceFields = ({ model }: { model: NewConsultationModel }) => {
  const { text } = useLanguage();
  const { draft, change, isBusy } = model;
  return (
    <>
      <div data-tour="microphone">
        <ChoiceGroup
          label={text.home.way}
          value={draft.way}
          isDisabled={isBusy}
          onChange={(way) => change({ way })}
          choices={[
            { value: "record", label: text.home.ways.record, icon: <MicIcon /> },
            { value: "file", label: text.home.ways.file, icon: <FileIcon /> },
            { value: "text", label: text.home.ways.text, icon: <TextIcon /> },
          ]}
        />
      </div>
      {draft.way === "file" ? (
        <FileField
          file={model.picked?.file ?? null}
          problem={model.refused}
          isDisabled={isBusy}
          onPick={model.pick}
        />
      ) : null}
      {draft.way === "text" ? (
        <CountedTextArea
          label={text.home.text}
          value={draft.text}
          rows={10}
          maxLength={MAX_TRANSCRIPT_TEXT}
          placeholder={text.home.textPlaceholder}
          count={text.home.textCount}
          isDisabled={isBusy}
          onChange={(value) => change({ text: value })}
        />
      ) : null}
    </>
  );
};

/** Sets up the next consultation: by microphone, as a file, or as text. */
export const ConsultationForm = (props: {
  model: NewConsultationModel;
  className?: string;
  /** False if the recording's panel beside this form asks for consent. */
  asksConsent?: boolean;
  /** The prepared consultation above this form starts it. */
  isPrepared?: boolean;
}) => {
  const { model, className = "", isPrepared = false } = props;
  const { text } = useLanguage();
  const { draft, change, isRecording, isBusy } = model;
  return (
    <form
      aria-label={text.home.setup}
      onSubmit={(event) => {
        event.preventDefault();
        if (model.isReady && !isRecording && !isPrepared) model.submit();
      }}
      className={`space-y-6 ${className}`}
    >
      <ServiceHealth />
      {isRecording ? null : <ReplacedDraft />}
      <SetupFields {...{ draft, change }} choosePatient={model.choosePatient} isDisabled={isBusy} />
      {isRecording ? null : <SourceFields model={model} />}
      {isPrepared ? null : <StartFields model={model} asksConsent={props.asksConsent !== false} />}
    </form>
  );
};
