import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { call } from "../../../api/call.ts";
import { AlertIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshConsultas } from "../queries.ts";

/** Why processing failed, and a button that retries it. */
export const FailedView = ({ consulta: { id, erro, can } }: { consulta: Consulta }) => {
  const { text } = useLanguage();
  const words = text.consulta;
  const retry = useAction({
    run: () => call("POST /api/consultas/:id/retry", { params: { id } }),
    refresh: (client) => refreshConsultas(client, id),
  });
  return (
    <section className="card border-danger p-6" aria-labelledby="failed">
      <h2 id="failed" className="flex items-center gap-2 text-lg font-semibold text-danger">
        <AlertIcon /> {words.failedTitle}
      </h2>
      <p className="mt-2">{text.errors[erro ?? "INTERNAL"]}</p>
      <p className="mt-1 text-sm text-muted">{words.failedDetail}</p>
      {retry.error === null ? null : (
        <div className="mt-3">
          <FailureNotice category="consultation" error={retry.error} />
        </div>
      )}
      {can.retry ? (
        <button
          type="button"
          disabled={retry.isPending}
          onClick={() => retry.mutate()}
          className="btn btn-primary mt-4"
        >
          {text.common.retry}
        </button>
      ) : null}
    </section>
  );
};
