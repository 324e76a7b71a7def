import {
  formatsOf,
  TRANSCRIPT_MEDIA_TYPES,
  type TranscriptFormat,
  writeTranscript,
} from "@relato/shared/domain/transcript-files.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Menu } from "../../ui/menu.tsx";
import { saveFile } from "../../ui/save-file.ts";

/** Saves the transcript as a file. `code`: the consultation's short code, for the file's name. */
export const TranscriptDownload = (props: { transcript: Transcript; code: string }) => {
  const { transcript } = props;
  const words = useLanguage().text.consulta;
  const save = (format: TranscriptFormat): void => {
    const content = writeTranscript(transcript, format, words.speaker);
    const name = `${words.transcriptFile}-${props.code.replace("#", "")}.${format}`;
    saveFile(new File([content], name, { type: TRANSCRIPT_MEDIA_TYPES[format] }));
  };
  return (
    <Menu
      label={words.download}
      button={<DownloadIcon />}
      actions={formatsOf(transcript).map((format) => ({
        id: format,
        text: words.downloadAs[format],
        onAction: () => save(format),
      }))}
    />
  );
};
