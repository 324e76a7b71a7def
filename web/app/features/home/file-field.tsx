import { formatBytes } from "@relato/shared/locales/format.ts";
import { useId, useState } from "react";
import { FileIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ACCEPTED, type FileProblem, refusalOf } from "../gravacoes/audio-file.ts";

/** Chooses an audio file. A file of another type or over the limit is refused before sending. */
export const FileField = (props: {
  file: File | null;
  problem: FileProblem | null;
  onPick: (file: File, problem: FileProblem | null) => void;
  isDisabled: boolean;
}) => {
  const { locale, text } = useLanguage();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const words = text.home.file;
  const pick = (file: File | undefined): void => {
    if (file !== undefined) props.onPick(file, refusalOf(file));
  };
  const problem =
    props.problem === null
      ? null
      : props.problem === "too_large"
        ? text.gravacoes.file.too_large(formatBytes(locale, props.file?.size ?? 0))
        : text.gravacoes.file[props.problem];
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
          if (!props.isDisabled) pick(event.dataTransfer.files[0]);
        }}
        className={`rounded-card border-2 border-dashed p-6 text-center ${
          isOver ? "border-accent bg-accent-soft" : "border-edge"
        }`}
      >
        <FileIcon className="mx-auto size-7 text-muted" />
        <p className="mt-2 font-medium break-words">
          {props.file === null
            ? words.drop
            : words.chosen(props.file.name, formatBytes(locale, props.file.size))}
        </p>
        <label
          htmlFor={id}
          className={
            "btn btn-quiet mt-3 cursor-pointer has-focus-visible:outline-2 " +
            "has-focus-visible:outline-accent"
          }
        >
          {props.file === null ? words.choose : words.change}
          <input
            id={id}
            type="file"
            accept={ACCEPTED}
            disabled={props.isDisabled}
            aria-describedby={`${id}-kinds`}
            onChange={(event) => {
              pick(event.target.files?.[0]);
              event.target.value = "";
            }}
            className="sr-only"
          />
        </label>
        <p id={`${id}-kinds`} className="mt-2 text-sm text-muted">
          {words.kinds}
        </p>
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
};
