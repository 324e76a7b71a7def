import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { formatPercent } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { describeProgress, shareOf } from "./progress.ts";

const LOOK: Record<ConsultaItem["status"], string> = {
  Processando: "bg-warn-soft text-warn",
  Concluído: "bg-ok-soft text-ok",
  Erro: "bg-danger-soft text-danger",
};

/** The status in the reader's language; while it is processed, how far, or with `inWords` what is being done and how far. */
export const StatusBadge = ({
  consulta,
  inWords = false,
}: {
  consulta: Pick<ConsultaItem, "status" | "progresso">;
  inWords?: boolean;
}) => {
  const { locale, text } = useLanguage();
  const isAtWork = consulta.status === "Processando";
  const share = isAtWork && !inWords ? shareOf(consulta.progresso) : null;
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold tabular-nums ${inWords ? "" : "whitespace-nowrap"} ${LOOK[consulta.status]}`}
    >
      {isAtWork ? (
        <span
          aria-hidden="true"
          className="size-1.5 shrink-0 animate-pulse rounded-full bg-current"
        />
      ) : null}
      {isAtWork && inWords
        ? describeProgress(text, consulta.progresso)
        : text.consultas.status[consulta.status]}
      {share === null ? null : <span>{formatPercent(locale, share)}</span>}
    </span>
  );
};

export const ExampleBadge = () => {
  const { text } = useLanguage();
  return (
    <span className="inline-flex rounded-full border border-accent px-2.5 py-0.5 text-xs font-semibold text-accent">
      {text.common.example}
    </span>
  );
};
