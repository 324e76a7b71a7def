import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { hasTimes } from "@relato/shared/domain/transcript-files.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { createContext, useContext } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { useMedia, WIDE } from "../../ui/media.ts";
import { markedPieces } from "./marks.ts";

/** The corrected transcript; null until there is one. */
export const TranscriptContext = createContext<Transcript | null>(null);

/** A statement's evidence below it, on screens without room for the transcript. */
export const EvidenceQuote = ({ evidence }: { evidence: readonly Evidence[] }) => {
  const transcript = useContext(TranscriptContext);
  const words = useLanguage().text.consulta;
  const isWide = useMedia(WIDE);
  if (isWide || transcript === null) return null;
  const isTimed = hasTimes(transcript);
  const turns = transcript.turns.filter(({ i }) => evidence.some(({ turn }) => turn === i));
  return (
    <blockquote className="my-1 space-y-1.5 border-l-4 border-accent px-3 py-1 text-sm">
      {turns.map((turn) => (
        <p key={turn.i}>
          <span className="mr-2 text-xs text-muted">
            {turn.speaker === undefined ? null : words.speaker[turn.speaker]}{" "}
            {isTimed ? formatClock(turn.start_ms) : null}
          </span>
          {markedPieces(turn, evidence, transcript.language).map((piece, i) =>
            piece.marked ? (
              <mark key={i} className="rounded bg-mark px-0.5 text-ink">
                {piece.text}
              </mark>
            ) : (
              <span key={i}>{piece.text}</span>
            ),
          )}
        </p>
      ))}
    </blockquote>
  );
};
