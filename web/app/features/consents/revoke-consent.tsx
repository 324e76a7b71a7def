import { useState } from "react";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshConsents } from "./refresh-consents.ts";

const Effects = ({ title, items }: { title: string; items: readonly string[] }) => (
  <>
    <h3 className="mt-3 text-sm font-semibold">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

/** Asks what a revocation causes, then records it for the consultation. */
export const RevokeConsent = (props: { consulta_id: string; label?: string }) => {
  const { consulta_id: id, label } = props;
  const words = useLanguage().text.consulta.consent;
  const [isAsking, setAsking] = useState(false);
  const revoke = useAction({
    run: () => call("POST /api/consultas/:id/consent/revocation", { params: { id } }),
    success: words.done,
    onSuccess: () => setAsking(false),
    refresh: refreshConsents,
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
        <Effects title={words.stops.title} items={words.stops.items} />
        <Effects title={words.stays.title} items={words.stays.items} />
        <p className="mt-3 text-sm text-muted">{words.next}</p>
      </ConfirmDialog>
    </>
  );
};
