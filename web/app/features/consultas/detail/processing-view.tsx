import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { PIPELINE_STEPS } from "@relato/shared/domain/consulta.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Progress } from "../../../ui/surfaces.tsx";
import { describeProgress, shareOf } from "../progress.ts";

/** What is being done and how far, step by step; moves by itself. */
export const ProcessingView = ({ consulta }: { consulta: Consulta }) => {
  const { text } = useLanguage();
  const views = text;
  const words = text.consultas;
  const current = PIPELINE_STEPS.indexOf(consulta.progresso?.step ?? "received");
  const share = shareOf(consulta.progresso);
  return (
    <section className="card p-6" aria-labelledby="processing">
      <h2 id="processing" className="text-lg font-semibold">
        {views.consulta.processing}
      </h2>
      <p className="mt-1 text-sm text-muted">{views.consulta.processingDetail}</p>
      <ol className="mt-5 space-y-3" aria-label={words.progress}>
        {PIPELINE_STEPS.filter((step) => step !== "done").map((step, i) => (
          <li
            key={step}
            aria-current={i === current ? "step" : undefined}
            className={`flex items-center gap-3 ${i > current ? "text-muted" : ""} ${i === current ? "font-semibold" : ""}`}
          >
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full text-sm ${i < current ? "bg-ok-soft text-ok" : i === current ? "bg-accent text-on-accent" : "bg-sunken"}`}
            >
              {i < current ? <CheckIcon className="size-4" /> : i + 1}
            </span>
            {words.step[step]}
          </li>
        ))}
      </ol>
      <output className="mt-5 block space-y-2">
        <p className="text-sm">{describeProgress(text, consulta.progresso)}</p>
        {share === null ? null : <Progress label={words.progress} share={share} />}
      </output>
    </section>
  );
};
