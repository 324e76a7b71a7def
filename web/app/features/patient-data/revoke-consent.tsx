import { useState } from "react";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";

/** Asks what a revocation causes, then records it for the consultation. */
export const RevokeConsent = (props: { consulta_id: string; label?: string }) => {
  const { consulta_id: id, label } = props;
  const words = useLanguage().text.consulta.consent;
  const [isAsking, setAsking] = useState(false);
  const revoke = useAction({
    run: () => call("POST /api/consultas/:id/consent/revocation", { params: { id } }),
    success: words.done,
    onSuccess: () => setAsking(false),
    // The page of the consultation, its consent, and the patient's register.
    refresh: (client) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["consultas"] }),
        client.invalidateQueries({ queryKey: ["pacientes"] }),
      ]),
  });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="min-h-9 font-medium underline underline-offset-2 hover:text-ink"
        onClick={() => setAsking(true)}
      >
        {words.revoke}
      </button>
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
    </>
  );
};
