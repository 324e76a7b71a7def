import type { Attachment } from "@relato/shared/contract/chatzello-attachments.ts";
import { useId, useState } from "react";
import { CloseIcon, FileIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note, Progress } from "../../../ui/surfaces.tsx";
import { describeFailure } from "../../../ui/failure.ts";
import type { Upload } from "./use-uploads.ts";

const BOX = "min-w-0 rounded-lg border border-line bg-surface px-3 py-2 text-sm";

const RemoveButton = (props: { label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={props.label}
    onClick={props.onPress}
    className="btn -my-2 -mr-2 px-2.5 hover:bg-sunken"
  >
    <CloseIcon className="size-4" />
  </button>
);

const useStateText = ({ state, failure, mimeType }: Attachment): string => {
  const { text } = useLanguage();
  const words = text.chatzello.attachment;
  if (state === "failed")
    return `${words.failed}. ${failure === null ? "" : (text.errors[failure] ?? "")}`.trim();
  if (state === "unread") return mimeType.startsWith("image/") ? words.unread : words.unreadFile;
  return words[state];
};

/** A file of a question: its state, what was read from it, and a download. */
export const AttachmentItem = (props: { attachment: Attachment; onRemove?: () => void }) => {
  const { attachment, onRemove } = props;
  const words = useLanguage().text.chatzello.attachment;
  const state = useStateText(attachment);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const { name, url, text, has_hidden_text } = attachment;
  return (
    <li className={BOX} id={`attachment-${attachment.id}`}>
      <div className="flex items-center gap-2">
        <FileIcon className="size-4.5 text-muted" />
        <span className="min-w-0 flex-1">
          {attachment.state === "uploading" ? (
            <span className="[overflow-wrap:anywhere]">{name}</span>
          ) : (
            <a
              href={url}
              download={name}
              aria-label={words.download(name)}
              className="text-accent underline [overflow-wrap:anywhere]"
            >
              {name}
            </a>
          )}
          <span className="block text-muted">{state}</span>
        </span>
        {onRemove === undefined ? null : (
          <RemoveButton label={words.remove(name)} onPress={onRemove} />
        )}
      </div>
      {has_hidden_text ? <Note tone="warn">{words.hidden}</Note> : null}
      {text === null || text === "" ? null : (
        <>
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
            className="btn -ml-2 px-2 text-accent hover:bg-sunken"
          >
            {isShown ? words.hide : words.show}
          </button>
          {isShown ? (
            // A scrolling region must be reachable by keyboard (axe).
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <div id={id} tabIndex={0} className="max-h-60 overflow-y-auto whitespace-pre-line">
              {text}
            </div>
          ) : null}
        </>
      )}
    </li>
  );
};

/** A file on its way to the server. */
export const UploadItem = (props: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) => {
  const { text } = useLanguage();
  const words = text.chatzello.attachment;
  const { file, share, error } = props.upload;
  return (
    <li className={BOX}>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
        {error === null ? null : (
          <RemoveButton label={words.remove(file.name)} onPress={props.onRemove} />
        )}
      </div>
      {error === null ? (
        <Progress label={`${words.uploading}: ${file.name}`} share={share} />
      ) : (
        <p role="alert" className="text-danger">
          {describeFailure(text, error).detail}{" "}
          <button type="button" onClick={props.onRetry} className="btn btn-quiet">
            {words.retry}
          </button>
        </p>
      )}
    </li>
  );
};
