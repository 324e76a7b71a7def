import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { paths } from "../../paths.ts";
import { ArchivedBadge } from "../../ui/archived-badge.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { describeProgress } from "./progress.ts";
import { ExampleBadge, StatusBadge } from "./status-badge.tsx";

/** A consultation of the list (specification 2.8). Memoized: the list may have hundreds. */
export const ConsultaCard = memo((props: { consulta: ConsultaItem; headingLevel: 2 | 3 }) => {
  const { id, status, erro, modelo, paciente, data_criacao } = props.consulta;
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  const { locale, text } = useLanguage();
  const words = text.consultas;
  const code = shortCode(id);
  return (
    <article
      className={
        "card flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5 " +
        "[contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
      }
    >
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <span className="text-sm text-muted tabular-nums">{code}</span>
          <span className="break-words">{modelo.titulo}</span>
          {props.consulta.is_example ? <ExampleBadge /> : null}
          {props.consulta.archived_at === null ? null : (
            <ArchivedBadge>{words.archived}</ArchivedBadge>
          )}
        </Heading>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <time dateTime={data_criacao}>{formatDateTime(locale, data_criacao)}</time>
          <span>{paciente?.nome ?? words.noPatient}</span>
        </p>
        {status === "Processando" ? (
          <p className="mt-1 text-sm">{describeProgress(text, props.consulta.progresso)}</p>
        ) : null}
        {erro === null ? null : <p className="mt-1 text-sm text-danger">{text.errors[erro]}</p>}
      </div>
      <StatusBadge consulta={props.consulta} />
      <div className="flex gap-2 max-sm:w-full">
        <Link
          href={paths.consulta(locale, id)}
          aria-label={words.seeOf(code)}
          className="btn btn-quiet text-sm max-sm:flex-1"
        >
          {words.see}
        </Link>
        <Link
          href={paths.consulta(locale, id, "documents")}
          aria-label={words.documentsOf(code)}
          className="btn text-sm text-accent hover:bg-sunken max-sm:flex-1"
        >
          {words.documents}
        </Link>
      </div>
    </article>
  );
});
