import type { Statement } from "@relato/shared/domain/document.ts";
import { useEffect, useRef } from "react";
import { AlertIcon, PlayIcon, TextIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { EvidenceQuote } from "../evidence-quote.tsx";
import { useIsShown, useProof } from "../proof.ts";
import { useReasons } from "../use-reasons.ts";

const LOOK: Record<Statement["status"], string> = {
  supported: "border-transparent hover:border-accent hover:bg-accent-soft",
  review: "border-warn bg-warn-soft",
  contradicted: "border-danger bg-danger-soft",
};

const SHOWN = "!border-accent !bg-accent-soft";

/** The verdict on a statement without support, and its reasons. */
const Verdict = ({ statement }: { statement: Statement }) => {
  const words = useLanguage().text.consulta;
  const reasons = useReasons(statement.reasons);
  const { status } = statement;
  if (status === "supported") return null;
  return (
    <span className={`mt-1.5 block text-sm ${status === "review" ? "text-warn" : "text-danger"}`}>
      <span className="flex items-center gap-1.5 font-semibold">
        <AlertIcon className="size-4" />
        {words.verdict[status]}
      </span>
      {words.verdictDetail[status]}
      {reasons.map((reason) => (
        <span key={reason} className="block">
          {reason}
        </span>
      ))}
    </span>
  );
};

/** A statement. Pressing it plays its evidence and marks the words in the transcript. */
export const StatementButton = ({ statement }: { statement: Statement }) => {
  const { consulta: words, modelNote } = useLanguage().text;
  const proof = useProof();
  const isShown = useIsShown(statement);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown && proof.revealed() === statement)
      place.current?.scrollIntoView({ block: "center" });
  }, [isShown, proof, statement]);
  const body = (
    <>
      <span ref={place} className="block font-serif text-[1.0625rem]">
        {statement.text}
      </span>
      {statement.added === true ? (
        <span className="mt-0.5 inline-block rounded-full bg-sunken px-2 py-0.5 text-xs text-muted">
          {modelNote.added}
        </span>
      ) : null}
      <Verdict statement={statement} />
    </>
  );
  const shape = `w-full rounded-lg border-l-4 px-3 py-2 text-left ${LOOK[statement.status]}`;
  if (statement.evidence.length === 0)
    return (
      <p className={shape}>
        {body}
        <span className="block text-sm text-muted">{words.noEvidence}</span>
      </p>
    );
  return (
    <>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => proof.show(statement)}
        className={`group flex items-start gap-3 ${shape} ${isShown ? SHOWN : ""}`}
      >
        <span className="min-w-0 flex-1">{body}</span>
        <span className="mt-0.5 text-accent opacity-60 group-hover:opacity-100">
          {proof.audible ? <PlayIcon className="size-4.5" /> : <TextIcon className="size-4.5" />}
          <span className="sr-only">{proof.audible ? words.play : words.show}</span>
        </span>
      </button>
      {isShown ? <EvidenceQuote evidence={statement.evidence} /> : null}
    </>
  );
};
