import type { Subscription } from "@relato/shared/contract/planos.ts";
import { formatDate } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { PaymentFailure } from "../../planos/payment-failure.tsx";
import { showSubscription } from "../../planos/queries.ts";

/** Ends the subscription with the paid period, after saying until when it works; or undoes that. */
export const CancelPlan = ({ subscription }: { subscription: Subscription }) => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.subscription.cancel;
  const [isAsking, setAsking] = useState(false);
  const { current_period_end: end, cancel_at_period_end: isCanceled } = subscription;
  const date = end === null ? null : formatDate(locale, end);
  const { mutate, reset, error, isPending } = useAction({
    run: (cancel: boolean) => call("POST /api/planos/cancel", { body: { cancel } }),
    success: (_, cancel) => ({
      variant: "success",
      title: cancel ? words.done : words.undone,
      ...(cancel && date !== null && { detail: words.doneDetail(date) }),
    }),
    onSuccess: (changed, _, client) => {
      void showSubscription(client, changed);
      setAsking(false);
    },
  });
  if (isCanceled)
    return (
      <div>
        {date === null ? null : <p className="mb-3 font-medium">{words.canceled(date)}</p>}
        <button
          type="button"
          className="btn btn-quiet"
          disabled={isPending}
          onClick={() => mutate(false)}
        >
          {words.undo}
        </button>
        <PaymentFailure error={error} onRetry={() => mutate(false)} />
      </div>
    );
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {words.action}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        isBusy={isPending}
        failure={error}
        failureTitle={text.failures.title.subscription}
        onConfirm={() => mutate(true)}
        onClose={() => setAsking(false)}
      >
        <p>{date === null ? words.untilEnd : words.until(date)}</p>
      </ConfirmDialog>
    </>
  );
};
