import type { Statement } from "@relato/shared/domain/document.ts";
import { AlertIcon, PlayIcon, TextIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { EvidenceQuote } from "../evidence-quote.tsx";
import { useIsShown, useProof } from "../proof.ts";

const LOOK: Record<Statement["status"], string> = {
  supported: "border-transparent hover:border-accent hover:bg-accent-soft",
  review: "border-warn bg-warn-soft",
  contradicted: "border-danger bg-danger-soft",
};

const BADGE: Record<Exclude<Statement["status"], "supported">, string> = {
  review: "text-warn",
  contradicted: "text-danger",
};

/** Why a statement stands out: its verdict in words, then each reason by kind. */
const Doubt = ({ statement }: { statement: Statement }) => {
  const views = useLanguage().text;
  const words = views.consulta;
  if (statement.status === "supported") return null;
  const reasons = new Set(
    (statement.reasons ?? []).map(({ kind, detail }) => `${words.reason[kind]}: ${detail}`),
  );
  return (
    <span className={`mt-1.5 block text-sm ${BADGE[statement.status]}`}>
      <span className="flex items-center gap-1.5 font-semibold">
        <AlertIcon className="size-4" />
        {words.verdict[statement.status]}
      </span>
      {words.verdictDetail[statement.status]}
      {[...reasons].map((reason) => (
        <span key={reason} className="block">
          {reason}
        </span>
      ))}
    </span>
  );
};

/** A sentence that proves itself: pressed, its second is heard and its words are marked in the transcript. */
export const StatementButton = ({ statement }: { statement: Statement }) => {
  const views = useLanguage().text;
  const proof = useProof();
  const words = views.consulta;
  const provable = statement.evidence.length > 0;
  const shown = useIsShown(statement);
  const body = (
    <>
      <span className="block font-serif text-[1.0625rem]">{statement.text}</span>
      {statement.added === true ? (
        <span className="mt-0.5 inline-block rounded-full bg-sunken px-2 py-0.5 text-xs text-muted">
          {views.modelNote.added}
        </span>
      ) : null}
      <Doubt statement={statement} />
    </>
  );
  const shape = `w-full rounded-lg border-l-4 px-3 py-2 text-left ${LOOK[statement.status]}`;
  if (!provable)
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
        aria-pressed={shown}
        onClick={() => proof.show(statement)}
        className={`group flex items-start gap-3 ${shape} ${shown ? "!border-accent !bg-accent-soft" : ""}`}
      >
        <span className="min-w-0 flex-1">{body}</span>
        <span className="mt-0.5 text-accent opacity-60 group-hover:opacity-100">
          {proof.audible ? <PlayIcon className="size-4.5" /> : <TextIcon className="size-4.5" />}
          <span className="sr-only">{proof.audible ? words.play : words.show}</span>
        </span>
      </button>
      {shown ? <EvidenceQuote evidence={statement.evidence} /> : null}
    </>
  );
};
