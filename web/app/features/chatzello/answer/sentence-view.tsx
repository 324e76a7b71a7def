import type { AnswerSentence } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { AlertIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useReasons } from "../../documentos/use-reasons.ts";
import { SourceButtons } from "./source-button.tsx";

const LOOK: Record<AnswerSentence["status"], string> = {
  supported: "",
  review: "rounded-lg border-l-4 border-warn bg-warn-soft px-3 py-2",
  contradicted: "rounded-lg border-l-4 border-danger bg-danger-soft px-3 py-2",
};

/** A sentence as plain text with its sources; marked if they do not support it. */
export const SentenceView = (props: { sentence: AnswerSentence; sources: readonly Source[] }) => {
  const words = useLanguage().text.chatzello.answer;
  const { text, status, sources: numbers, reasons } = props.sentence;
  const why = useReasons(reasons, "sources");
  return (
    <div className={LOOK[status]}>
      <p className="[overflow-wrap:anywhere]">
        {text} <SourceButtons numbers={numbers} sources={props.sources} />
      </p>
      {status === "supported" ? null : (
        <p className={`mt-1 text-sm ${status === "review" ? "text-warn" : "text-danger"}`}>
          <span className="flex items-center gap-1.5 font-semibold">
            <AlertIcon className="size-4" />
            {status === "review" ? words.unsupported : words.contradicted}
          </span>
          {why.map((reason) => (
            <span key={reason} className="block">
              {reason}
            </span>
          ))}
        </p>
      )}
    </div>
  );
};
