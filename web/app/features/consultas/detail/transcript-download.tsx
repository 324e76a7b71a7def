import type { Transcript } from "@relato/shared/domain/transcript.ts";
import {
  formatsOf,
  TRANSCRIPT_MEDIA_TYPES,
  writeTranscript,
} from "@relato/shared/domain/transcript-files.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { saveFile } from "../../../ui/save-file.ts";

/** The transcript as a file, made here of what is on the screen. `code`: the consultation's short code, for the file's name. */
export const TranscriptDownload = (props: { transcript: Transcript; code: string }) => {
  const { transcript } = props;
  const words = useLanguage().text.consulta;
  return (
    <Menu
      label={words.download}
      button={<DownloadIcon />}
      actions={formatsOf(transcript).map((format) => ({
        id: format,
        text: words.downloadAs[format],
        onAction: () =>
          saveFile(
            new File(
              [writeTranscript(transcript, format, words.speaker)],
              `${words.transcriptFile}-${props.code.replace("#", "")}.${format}`,
              { type: TRANSCRIPT_MEDIA_TYPES[format] },
            ),
          ),
      }))}
    />
  );
};
