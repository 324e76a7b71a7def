import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { PIPELINE_STEPS } from "@relato/shared/domain/consulta.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Progress } from "../../../ui/surfaces.tsx";
import { describeProgress, shareOf } from "../progress.ts";

const BADGE = {
  done: "bg-ok-soft text-ok",
  current: "bg-accent text-on-accent",
  next: "bg-sunken",
};
const ITEM = { done: "", current: "font-semibold", next: "text-muted" };

/** The steps of the pipeline and its progress. */
export const ProcessingView = ({ consulta: { progresso } }: { consulta: Consulta }) => {
  const { text } = useLanguage();
  const words = text.consultas;
  const current = PIPELINE_STEPS.indexOf(progresso?.step ?? "received");
  const share = shareOf(progresso);
  return (
    <section className="card p-6" aria-labelledby="processing">
      <h2 id="processing" className="text-lg font-semibold">
        {text.consulta.processing}
      </h2>
      <p className="mt-1 text-sm text-muted">{text.consulta.processingDetail}</p>
      <ol className="mt-5 space-y-3" aria-label={words.progress}>
        {PIPELINE_STEPS.filter((step) => step !== "done").map((step, i) => {
          const state = i < current ? "done" : i === current ? "current" : "next";
          return (
            <li
              key={step}
              aria-current={state === "current" ? "step" : undefined}
              className={`flex items-center gap-3 ${ITEM[state]}`}
            >
              <span
                aria-hidden="true"
                className={
                  "grid size-7 shrink-0 place-items-center rounded-full text-sm " + BADGE[state]
                }
              >
                {state === "done" ? <CheckIcon className="size-4" /> : i + 1}
              </span>
              {words.step[step]}
            </li>
          );
        })}
      </ol>
      <output className="mt-5 block space-y-2">
        <p className="text-sm">{describeProgress(text, progresso)}</p>
        {share === null ? null : <Progress label={words.progress} share={share} />}
      </output>
    </section>
  );
};
