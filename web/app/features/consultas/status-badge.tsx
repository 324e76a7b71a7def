import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { formatPercent } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { describeProgress, shareOf } from "./progress.ts";

const LOOK: Record<ConsultaItem["status"], string> = {
  Processando: "bg-warn-soft text-warn",
  Concluído: "bg-ok-soft text-ok",
  Erro: "bg-danger-soft text-danger",
};

/** The status; during processing with its percentage, or with `inWords` the current step. */
export const StatusBadge = (props: {
  consulta: Pick<ConsultaItem, "status" | "progresso">;
  inWords?: boolean;
}) => {
  const { consulta, inWords = false } = props;
  const { status, progresso } = consulta;
  const { locale, text } = useLanguage();
  const isProcessing = status === "Processando";
  const share = isProcessing && !inWords ? shareOf(progresso) : null;
  return (
    <span
      className={
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold " +
        `tabular-nums ${inWords ? "" : "whitespace-nowrap"} ${LOOK[status]}`
      }
    >
      {isProcessing ? (
        <span
          aria-hidden="true"
          className="size-1.5 shrink-0 animate-pulse rounded-full bg-current"
        />
      ) : null}
      {isProcessing && inWords ? describeProgress(text, progresso) : text.consultas.status[status]}
      {share === null ? null : <span>{formatPercent(locale, share)}</span>}
    </span>
  );
};

export const ExampleBadge = () => (
  <span
    className={
      "inline-flex rounded-full border border-accent px-2.5 py-0.5 text-xs font-semibold " +
      "text-accent"
    }
  >
    {useLanguage().text.common.example}
  </span>
);
