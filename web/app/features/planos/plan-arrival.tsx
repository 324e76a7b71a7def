import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { dashboardSearch } from "../../paths.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { isPaid } from "./plan-state.ts";
import { syncSubscription } from "./queries.ts";
import { openUpgrade } from "./upgrade.tsx";

type Arrival = "success" | "canceled" | "portal" | "upgrade";

/** What the query string of the dashboard asks for (specification 2.2). */
const readArrival = (query: URLSearchParams): Arrival | null => {
  if (query.get("success") === "1") return "success";
  if (query.get("canceled") === "1") return "canceled";
  if (query.get("tab") === "settings") return "portal";
  return query.get("open") === "upgrade" ? "upgrade" : null;
};

/** How often the payment is asked for, and the pause between two requests. */
const ATTEMPTS = 6;
const PAUSE_MS = 2500;

/** Reads the subscription until it is paid, a few times. */
const useConfirmation = (isOn: boolean) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["planos", "confirmation"],
    queryFn: () => syncSubscription(client),
    enabled: isOn,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      (state.data !== undefined && isPaid(state.data)) ||
      state.dataUpdateCount + state.errorUpdateCount >= ATTEMPTS
        ? false
        : PAUSE_MS,
  });
};

/** After a checkout: names the active plan, or says that the confirmation is pending. */
const Confirmation = ({ onClose }: { onClose: () => void }) => {
  const { text } = useLanguage();
  const words = text.upgrade.back;
  const { data, error, isFetching, refetch } = useConfirmation(true);
  const hasPaid = data !== undefined && isPaid(data);
  const isFirst = data === undefined && error === null;
  const title = hasPaid
    ? words.active(data.plano === null ? text.planos.unknown : text.planos.plan[data.plano].name)
    : isFirst
      ? words.checking
      : words.pending;
  return (
    <div
      className={
        "flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-3 text-sm " +
        (hasPaid ? "bg-ok-soft text-ok" : isFirst ? "bg-accent-soft" : "bg-warn-soft text-warn")
      }
    >
      <output>
        <span className="font-semibold">{title}</span>
        {isFirst ? null : (
          <span className="ml-2">{hasPaid ? words.activeDetail : words.pendingDetail}</span>
        )}
      </output>
      {hasPaid || isFirst ? null : (
        <button
          type="button"
          className="btn btn-quiet text-sm"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {text.common.retry}
        </button>
      )}
      {isFirst ? null : (
        <button type="button" aria-label={text.common.close} onClick={onClose} className="btn px-2">
          <CloseIcon className="size-4" />
        </button>
      )}
    </div>
  );
};

/** Handles the return from the payment provider's pages, and takes it out of the address. */
export const PlanArrival = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { searchStr } = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const arrival = readArrival(new URLSearchParams(searchStr));
  if (arrival === "success" && !isConfirming) setConfirming(true);
  useEffect(() => {
    if (arrival === null) return;
    void navigate({
      to: "/dashboard",
      replace: true,
      search: dashboardSearch(
        arrival === "portal"
          ? { view: "settings", tab: "subscription" }
          : Object.fromEntries(new URLSearchParams(searchStr)),
      ),
    });
    if (arrival === "canceled") openUpgrade("canceled");
    if (arrival === "upgrade") openUpgrade();
    // The doctor may have changed something in the portal.
    if (arrival === "portal") syncSubscription(client).catch(() => undefined);
  }, [arrival, searchStr, navigate, client]);
  return isConfirming ? <Confirmation onClose={() => setConfirming(false)} /> : null;
};
