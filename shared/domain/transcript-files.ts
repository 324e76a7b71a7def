import { collapseSpaces } from "./one-line.ts";
import type { Speaker, Transcript, Turn } from "./transcript.ts";

export const TRANSCRIPT_FORMATS = ["txt", "srt", "json"] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

export const TRANSCRIPT_MEDIA_TYPES: Record<TranscriptFormat, string> = {
  txt: "text/plain;charset=utf-8",
  srt: "application/x-subrip;charset=utf-8",
  json: "application/json",
};

/** Milliseconds as SubRip writes them: `00:01:02,345`. */
const srtTime = (ms: number): string => {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  const rest = String(ms % 1000).padStart(3, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)},${rest}`;
};

/** False for a typed transcript. */
export const hasTimes = ({ turns }: Pick<Transcript, "turns">): boolean =>
  turns.some(({ end_ms }) => end_ms > 0);

/** The download formats of a transcript. Subtitles need times. */
export const formatsOf = (transcript: Transcript): readonly TranscriptFormat[] =>
  TRANSCRIPT_FORMATS.filter((format) => format !== "srt" || hasTimes(transcript));

/**
 * A transcript as a file. `names`: the speakers in the reader's language. SubRip has no standard;
 * the output follows what players accept.
 */
export const writeTranscript = (
  transcript: Transcript,
  format: TranscriptFormat,
  names: Record<Speaker, string>,
): string => {
  const said = ({ speaker, text }: Turn): string =>
    `${speaker === undefined ? "" : `${names[speaker]}: `}${collapseSpaces(text)}`;
  const timed = hasTimes(transcript);
  switch (format) {
    case "json":
      return `${JSON.stringify(transcript, null, 2)}\n`;
    case "txt":
      return transcript.turns
        .map((turn) => `${timed ? `[${srtTime(turn.start_ms).slice(0, 8)}] ` : ""}${said(turn)}\n`)
        .join("");
    case "srt":
      return transcript.turns
        .map((turn, i) => {
          const end_ms = Math.max(turn.end_ms, turn.start_ms + 1);
          const text = said(turn).replaceAll("-->", "→");
          return `${i + 1}\n${srtTime(turn.start_ms)} --> ${srtTime(end_ms)}\n${text}\n`;
        })
        .join("\n");
  }
};
