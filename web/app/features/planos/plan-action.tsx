import type { PlanoOffer, Subscription } from "@relato/shared/contract/planos.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { PaymentFailure } from "./payment-failure.tsx";
import { planStateOf } from "./plan-state.ts";
import { PortalButton } from "./portal-button.tsx";
import { useCheckout } from "./use-hosted-page.ts";

const Checkout = ({ offer }: { offer: PlanoOffer }) => {
  const { upgrade } = useLanguage().text;
  const { go, isBusy, error } = useCheckout();
  const { priceId } = offer;
  if (priceId === null) return null;
  return (
    <div>
      {/* Above the button, where the doctor looks: the dialog may end below it. */}
      <PaymentFailure error={error} onRetry={() => go(priceId)} />
      <button
        type="button"
        className="btn btn-primary"
        disabled={isBusy}
        onClick={() => go(priceId)}
      >
        {isBusy ? upgrade.opening : upgrade.subscribe(offer.name)}
      </button>
      <p className="mt-1.5 text-sm text-muted">{upgrade.hosted}</p>
    </div>
  );
};

/** How to reach the owner of the installation, where plans are not sold. */
const Contact = ({ contact }: { contact: string | null }) => {
  const words = useLanguage().text.upgrade.contact;
  return (
    <Note tone="info">
      <p className="font-semibold">{words.title}</p>
      {contact === null ? (
        <p className="mt-1">{words.sentence}</p>
      ) : (
        <p className="mt-1">
          {words.mail}{" "}
          <a
            className="font-semibold break-all underline underline-offset-2"
            href={`mailto:${contact}?subject=${encodeURIComponent(words.subject)}`}
          >
            {contact}
          </a>
          .
        </p>
      )}
    </Note>
  );
};

const PastDue = () => {
  const { upgrade, shell } = useLanguage().text;
  return (
    <div>
      <Note tone="warn">{upgrade.pastDue}</Note>
      <PortalButton
        label={shell.plan.updateCard}
        busyLabel={shell.plan.opening}
        className="btn btn-primary mt-3"
      />
    </div>
  );
};

/** What the doctor can do with the selected plan: buy it, change to it, or ask the owner. */
export const PlanAction = (props: {
  offer: PlanoOffer;
  subscription: Subscription;
  contact: string | null;
  onChange: (offer: PlanoOffer) => void;
}) => {
  const { offer, subscription, onChange } = props;
  const { planos, upgrade } = useLanguage().text;
  const { plano, status, source, payments } = subscription;
  if (planStateOf(subscription) === "past_due" || (source === "payment" && status === "incomplete"))
    return <PastDue />;
  if (source === "granted" && plano !== null)
    return <Note tone="ok">{upgrade.granted(planos.plan[plano].name)}</Note>;
  if (payments === "contact") return <Contact contact={props.contact} />;
  if (!subscription.can.manage_subscription) return <Checkout offer={offer} />;
  const isCurrent = offer.id === plano;
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={isCurrent || offer.priceId === null}
      onClick={() => onChange(offer)}
    >
      {isCurrent ? upgrade.change.current : upgrade.change.to(offer.name)}
    </button>
  );
};
