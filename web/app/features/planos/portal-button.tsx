import { PaymentFailure } from "./payment-failure.tsx";
import { usePortal } from "./use-hosted-page.ts";

/** Leads to the payment provider's portal; its failure is shown below with a retry. */
export const PortalButton = (props: { label: string; busyLabel: string; className: string }) => {
  const portal = usePortal();
  return (
    <>
      <button
        type="button"
        className={props.className}
        disabled={portal.isBusy}
        onClick={() => portal.go()}
      >
        {portal.isBusy ? props.busyLabel : props.label}
      </button>
      <PaymentFailure error={portal.error} onRetry={() => portal.go()} />
    </>
  );
};
