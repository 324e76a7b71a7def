import type { PlanoChange, PlanoOffer } from "@relato/shared/contract/planos.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PaymentFailure } from "./payment-failure.tsx";
import { PortalButton } from "./portal-button.tsx";
import { showSubscription } from "./queries.ts";

const isCode = (error: unknown, code: ApiError["code"]): boolean =>
  error instanceof ApiError && error.code === code;

/** What is due now and later, before anything happens. */
const Cost = ({ change }: { change: PlanoChange }) => {
  const { locale, text } = useLanguage();
  const words = text.upgrade.change;
  const { currency, due_now, next_amount, plano } = change;
  const money = (amount: number): string => formatMoney(locale, currency, amount);
  const rows = [
    [words.now, due_now > 0 ? money(due_now) : words.nothing],
    ...(due_now < 0 ? [[words.credit, money(-due_now)]] : []),
    [words.next[plano], money(next_amount)],
  ];
  return (
    <>
      <dl className="divide-y divide-line rounded-card border border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{words.detail}</p>
    </>
  );
};

const usePreview = (priceId: string) =>
  useQuery({
    queryKey: ["planos", "preview", priceId],
    queryFn: () => call("POST /api/planos/change/preview", { body: { priceId } }),
    // Each opening calculates again: the cost depends on the time.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Shows what the change costs, and makes it at that cost. */
export const ChangePlan = (props: {
  offer: PlanoOffer;
  priceId: string;
  onBack: () => void;
  onDone: () => void;
}) => {
  const { offer, priceId, onBack, onDone } = props;
  const { text } = useLanguage();
  const words = text.upgrade.change;
  const preview = usePreview(priceId);
  const [isRenewed, setRenewed] = useState(false);
  const { mutate, error, isPending } = useAction({
    run: (proration_date: number) =>
      call("POST /api/planos/change", { body: { priceId, proration_date } }),
    success: words.changed(offer.name),
    onSuccess: (subscription, _, client) => {
      void showSubscription(client, subscription);
      onDone();
    },
    onError: (failure) => {
      if (!isCode(failure, "PREVIEW_OLD")) return;
      setRenewed(true);
      void preview.refetch();
    },
  });
  const { data } = preview;
  if (data === undefined)
    return <Pending query={preview} title={words.failed} category="subscription" lines={4} />;
  return (
    <>
      <Cost change={data} />
      {isRenewed ? (
        <div className="mt-3">
          <Note tone="warn" announce="status">
            {words.renewed}
          </Note>
        </div>
      ) : null}
      <PaymentFailure error={isCode(error, "PREVIEW_OLD") ? null : error} />
      {isCode(error, "PAYMENT_DECLINED") ? (
        <PortalButton
          label={text.configuracoes.subscription.payment}
          busyLabel={text.configuracoes.subscription.opening}
          className="btn btn-quiet mt-3"
        />
      ) : null}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {text.common.back}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={isPending || preview.isFetching}
          onClick={() => mutate(data.proration_date)}
        >
          {isPending ? words.changing : words.confirm}
        </button>
      </div>
    </>
  );
};
