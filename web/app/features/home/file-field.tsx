import { formatBytes } from "@relato/shared/locales/format.ts";
import { useId, useState } from "react";
import { FileIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ACCEPTED, type FileProblem, refusalOf } from "../gravacoes/audio-file.ts";

interface FileFieldProps {
  file: File | null;
  problem: FileProblem | null;
  onPick: (file: File, problem: FileProblem | null) => void;
  isDisabled: boolean;
}

/** The button that opens the browser's file dialog. */
const ChooseFile = (props: {
  label: string;
  isDisabled: boolean;
  describedBy: string;
  onChoose: (file: File | undefined) => void;
}) => (
  <label
    className={
      "btn btn-quiet mt-3 cursor-pointer has-focus-visible:outline-2 " +
      "has-focus-visible:outline-accent"
    }
  >
    {props.label}
    <input
      type="file"
      accept={ACCEPTED}
      disabled={props.isDisabled}
      aria-describedby={props.describedBy}
      onChange={({ target }) => {
        props.onChoose(target.files?.[0]);
        target.value = "";
      }}
      className="sr-only"
    />
  </label>
);

/** Chooses an audio file. A file of another type or over the limit is refused before sending. */
export const FileField = ({ file, problem, onPick, isDisabled }: FileFieldProps) => {
  const { locale, text } = useLanguage();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const words = text.home.file;
  const size = formatBytes(locale, file?.size ?? 0);
  const pick = (picked: File | undefined): void => {
    if (picked !== undefined) onPick(picked, refusalOf(picked));
  };
  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isDisabled) pick(event.dataTransfer.files[0]);
        }}
        className={`rounded-card border-2 border-dashed p-6 text-center ${
          isOver ? "border-accent bg-accent-soft" : "border-edge"
        }`}
      >
        <FileIcon className="mx-auto size-7 text-muted" />
        <p className="mt-2 font-medium break-words">
          {file === null ? words.drop : words.chosen(file.name, size)}
        </p>
        <ChooseFile
          label={file === null ? words.choose : words.change}
          isDisabled={isDisabled}
          describedBy={id}
          onChoose={pick}
        />
        <p id={id} className="mt-2 text-sm text-muted">
          {words.kinds}
        </p>
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {problem === "too_large"
            ? text.gravacoes.file.too_large(size)
            : text.gravacoes.file[problem]}
        </p>
      )}
    </div>
  );
};
