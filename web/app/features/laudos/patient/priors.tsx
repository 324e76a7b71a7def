import type { comparePriors } from "@relato/shared/contract/laudo-patient.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { MarkdownPreview } from "../../modelos/markdown-preview.tsx";
import { useSettledContent } from "../check/settled-content.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { MeasureTable } from "./measure-table.tsx";

type Prior = RouteResult<typeof comparePriors>["laudos"][number];

/** The priors of the typed text. */
const usePriors = () => {
  const open = useOpenLaudo();
  const { checked } = useSettledContent(open);
  const { id, paciente_id, exam_date, titulo, template_id } = open.laudo;
  return useQuery({
    queryKey: [
      ...["laudos", "priors", id, checked.number],
      { paciente_id, exam_date, titulo, template_id },
    ],
    queryFn: ({ signal }) =>
      call("POST /api/laudos/:id/priors", {
        params: { id },
        body: { content: checked.content },
        signal,
      }),
    placeholderData: keepPreviousData,
    // The text is not kept beside the laudo.
    gcTime: 0,
    staleTime: Infinity,
  });
};

const PriorItem = ({ prior }: { prior: Prior }) => {
  const { locale, text } = useLanguage();
  const words = text.laudoPanels.patient;
  const day = formatDay(locale, prior.exam_date);
  return (
    <li className="space-y-1 rounded-lg border border-line p-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium break-words">{prior.titulo}</span>
        <time dateTime={prior.exam_date} className="text-sm text-muted">
          {day}
        </time>
      </p>
      <a
        href={paths.laudo(locale, prior.id)}
        target="_blank"
        rel="noopener"
        aria-label={words.openOf(prior.titulo, day)}
        className="inline-block min-h-6 text-sm text-accent-strong underline"
      >
        {words.open}
      </a>
      <details>
        <summary className="min-h-6 cursor-pointer text-sm">{words.signedText}</summary>
        <MarkdownPreview
          markdown={prior.markdown}
          label={words.signedTextOf(prior.titulo, day)}
          className="mt-2 max-h-80 text-sm"
        />
      </details>
    </li>
  );
};

/** Earlier signed laudos of this examination, and their measures next to the typed ones. */
export const Priors = () => {
  const words = useLanguage().text.laudoPanels.patient;
  const query = usePriors();
  if (query.data === undefined) return <Pending query={query} lines={4} />;
  const { laudos, measures } = query.data;
  return (
    <>
      <section className="space-y-2">
        <h3 className="font-semibold">{words.priors}</h3>
        {laudos.length === 0 ? <p className="text-sm text-muted">{words.noPriors}</p> : null}
        <ul className="space-y-2">
          {laudos.map((prior) => (
            <PriorItem key={prior.id} prior={prior} />
          ))}
        </ul>
      </section>
      {laudos.length === 0 ? null : (
        <section className="space-y-3">
          <h3 className="font-semibold">{words.measures}</h3>
          {measures.length === 0 ? <p className="text-sm text-muted">{words.noMeasures}</p> : null}
          {measures.map((measure, at) => (
            <MeasureTable key={at} measure={measure} />
          ))}
        </section>
      )}
    </>
  );
};
