import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { describeProgress } from "./progress.ts";
import { ExampleBadge, StatusBadge } from "./status-badge.tsx";

/** One consultation of the list (specification 2.8). Drawn again only when it changed: there may be hundreds while somebody types. */
export const ConsultaCard = memo((props: { consulta: ConsultaItem; headingLevel: 2 | 3 }) => {
  const { consulta, headingLevel } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { locale, text } = useLanguage();
  const code = shortCode(consulta.id);
  return (
    <article className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="text-sm text-muted tabular-nums">{code}</span>
          <span className="break-words">{consulta.modelo.titulo}</span>
          {consulta.is_example ? <ExampleBadge /> : null}
        </Heading>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={consulta.data_criacao}>
            {formatDateTime(locale, consulta.data_criacao)}
          </time>
          <span>{consulta.paciente?.nome ?? text.consultas.noPatient}</span>
        </p>
        {consulta.status === "Processando" ? (
          <p className="mt-1 text-sm">{describeProgress(text, consulta.progresso)}</p>
        ) : null}
        {consulta.status === "Erro" && consulta.erro !== null ? (
          <p className="mt-1 text-sm text-danger">{text.errors[consulta.erro]}</p>
        ) : null}
      </div>
      <StatusBadge consulta={consulta} />
      <div className="flex gap-2 max-sm:w-full">
        <Link
          href={paths.consulta(locale, consulta.id)}
          aria-label={text.consultas.seeOf(code)}
          className="btn btn-quiet text-sm max-sm:flex-1"
        >
          {text.consultas.see}
        </Link>
        <Link
          href={paths.consulta(locale, consulta.id, "documents")}
          aria-label={text.consultas.documentsOf(code)}
          className="btn text-sm text-accent hover:bg-sunken max-sm:flex-1"
        >
          {text.consultas.documents}
        </Link>
      </div>
    </article>
  );
});
