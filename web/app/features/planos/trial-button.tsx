import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import { showSubscription } from "./queries.ts";

/** Starts the trial with one press. */
export const TrialButton = ({ onStarted }: { onStarted?: () => void }) => {
  const { locale, text } = useLanguage();
  const { upgrade } = text;
  const { mutate, error, isPending } = useAction({
    run: () => call("POST /api/planos/trial", { body: { locale } }),
    success: ({ trial }) => ({
      variant: "success",
      title: upgrade.trialStarted,
      detail: upgrade.trialStartedDetail(trial.days_left ?? 0),
    }),
    onSuccess: (subscription, _, client) => {
      void showSubscription(client, subscription);
      onStarted?.();
    },
  });
  return (
    <div>
      <PaymentFailure error={error} />
      <button type="button" className="btn btn-quiet" disabled={isPending} onClick={() => mutate()}>
        {isPending ? upgrade.trialStarting : upgrade.trial}
      </button>
      <p className="mt-1.5 text-sm text-muted">{upgrade.trialDetail}</p>
    </div>
  );
};
