import { formatDateTime } from "@relato/shared/locales/format.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { consultaQuery } from "../queries.ts";

const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "consent", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id/consent", { params: { id }, signal }),
  });

/** When the patient consented, with a button that records a revocation. */
export const ConsentLine = ({ id }: { id: string }) => {
  const { locale, text } = useLanguage();
  const words = text.consulta.consent;
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(consentQuery(id));
  const revoke = useAction({
    run: () => call("POST /api/consultas/:id/consent/revocation", { params: { id } }),
    success: words.done,
    onSuccess: (consent, _, client) => {
      client.setQueryData(consentQuery(id).queryKey, consent);
      setAsking(false);
    },
    refresh: (client) => client.invalidateQueries({ queryKey: consultaQuery(id).queryKey }),
  });
  if (data === undefined || data.state === "none" || data.at === null) return null;
  const when = formatDateTime(locale, data.at);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{data.state === "given" ? words.given(when) : words.revoked(when)}</p>
      {data.state === "given" ? (
        <button
          type="button"
          className="min-h-9 font-medium underline underline-offset-2 hover:text-ink"
          onClick={() => setAsking(true)}
        >
          {words.revoke}
        </button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirmLabel={words.revoke}
        cancelLabel={words.keep}
        isBusy={revoke.isPending}
        failure={revoke.error}
        onConfirm={() => revoke.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{words.detail}</p>
        <p className="mt-2">{words.kept}</p>
      </ConfirmDialog>
    </div>
  );
};
