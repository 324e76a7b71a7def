import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { syncSubscription } from "./queries.ts";

const addressOf = (path: string): string => location.origin + path;

/** Leaves for a page of the payment provider. A press during the first one's work is ignored. */
const useHostedPage = <V>(run: (variables: V) => Promise<{ url: string }>) => {
  const client = useQueryClient();
  const isGoing = useRef(false);
  const { mutate, reset, error, isPending, isSuccess } = useAction<V, { url: string }>({
    run,
    onSuccess: ({ url }) => location.assign(url),
    onError: (failure) => {
      isGoing.current = false;
      // What is shown is stale: another tab has subscribed, or the subscription has ended.
      if (failure instanceof ApiError && [404, 409].includes(failure.status))
        syncSubscription(client).catch(() => undefined);
    },
  });
  useEffect(() => {
    // "Back" restores the page as it was when the doctor left it: busy.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isGoing.current = false;
      reset();
    };
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, [reset]);
  return {
    error,
    isBusy: isPending || isSuccess,
    go: (variables: V): void => {
      if (isGoing.current) return;
      isGoing.current = true;
      mutate(variables);
    },
  };
};

/** Opens the checkout of a price. */
export const useCheckout = () => {
  const { locale } = useLanguage();
  return useHostedPage((priceId: string) =>
    call("POST /api/planos/checkout", {
      body: {
        priceId,
        mode: "subscription",
        success_url: addressOf(paths.checkoutReturn(locale, "success")),
        cancel_url: addressOf(paths.checkoutReturn(locale, "canceled")),
        locale,
      },
    }),
  );
};

/** Opens the portal for cards, tax id and invoices. */
export const usePortal = () => {
  const { locale } = useLanguage();
  return useHostedPage<void>(() =>
    call("POST /api/planos/portal", {
      body: {
        return_url: addressOf(paths.dashboard(locale, "home", { tab: "settings" })),
        locale,
      },
    }),
  );
};
