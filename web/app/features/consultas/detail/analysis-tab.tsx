import type { Analysis, WriterStamp } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { EvidenceQuote } from "../../documentos/evidence-quote.tsx";
import { useIsShown, useProof } from "../../documentos/proof.ts";
import { Statements } from "../../documentos/statements.tsx";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 pr-3 pl-4 font-semibold text-accent-strong">{title}</h3>
    {children}
  </section>
);

const Hypothesis = ({ hypothesis }: { hypothesis: Analysis["hypotheses"][number] }) => {
  const words = useLanguage().text.consulta;
  const proof = useProof();
  const isShown = useIsShown(hypothesis);
  return (
    <li className="rounded-lg border border-line py-3 pr-3 pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-serif text-[1.0625rem] font-semibold">{hypothesis.name}</span>
        <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold">
          {words.confidence(words.confidenceOf[hypothesis.confidence])}
        </span>
      </p>
      <p className="mt-1 text-sm">{hypothesis.justification}</p>
      {hypothesis.evidence.length === 0 ? (
        <p className="text-sm text-muted">{words.noEvidence}</p>
      ) : (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => proof.show(hypothesis)}
          className="mt-1 min-h-9 text-sm font-semibold text-accent underline underline-offset-2"
        >
          {proof.audible ? words.play : words.show}
        </button>
      )}
      {isShown ? <EvidenceQuote evidence={hypothesis.evidence} /> : null}
    </li>
  );
};

/** The clinical analysis: only what was said, and the headings that were not discussed. */
export const AnalysisTab = (props: {
  analysis: Analysis;
  writer: WriterStamp;
  /** By the current version of the document. */
  notDiscussed: readonly string[];
}) => {
  const { analysis, writer, notDiscussed } = props;
  const { locale, text } = useLanguage();
  const words = text.consulta;
  const writtenBy = writer.kind === "engine" ? words.writtenByEngine : words.writtenByModel;
  return (
    <div className="space-y-5">
      <h2 className="sr-only">{words.analysis}</h2>
      <Part title={words.summary}>
        <Statements items={analysis.summary} />
      </Part>
      <Part title={words.symptoms}>
        <Statements items={analysis.symptoms} />
      </Part>
      <Part title={words.hypotheses}>
        {analysis.hypotheses.length === 0 ? (
          <p className="pr-3 pl-4 text-sm text-muted italic">{words.nothing}</p>
        ) : (
          <ul className="space-y-2">
            {analysis.hypotheses.map((hypothesis) => (
              <Hypothesis key={hypothesis.name} hypothesis={hypothesis} />
            ))}
          </ul>
        )}
      </Part>
      <Part title={words.nextSteps}>
        <Statements items={analysis.next_steps} />
      </Part>
      {notDiscussed.length === 0 ? null : (
        <Part title={words.notDiscussed}>
          <ul className="list-disc space-y-1 pl-8 text-sm">
            {notDiscussed.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      {/* CFM 2.454/2026 requires the name of the writer. */}
      <p className="border-t border-line pt-3 text-xs text-muted">
        {writtenBy(writer.name, writer.version, formatDateTime(locale, writer.at))}
      </p>
    </div>
  );
};
