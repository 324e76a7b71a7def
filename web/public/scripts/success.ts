/**
 * The result of a payment replaces the spinner after two seconds (specification 2.4). It comes from
 * the database; the address says nothing about a payment.
 */
type Result = "active" | "pending" | "signed-out" | "failed";

const SPINNER_MS = 2000;

const ask = async (method: "GET" | "POST", path: string): Promise<Result> => {
  const response = await fetch(`/api/planos/${path}`, { method });
  if (response.status === 401) return "signed-out";
  if (!response.ok) return "failed";
  const { source, status } = (await response.json()) as { source: string; status: string };
  return source === "payment" && (status === "active" || status === "trialing")
    ? "active"
    : "pending";
};

const read = async (): Promise<Result> => {
  try {
    const stored = await ask("GET", "subscription");
    if (stored !== "pending") return stored;
    // The webhook may be late: the server asks the payment provider.
    const synced = await ask("POST", "sync");
    return synced === "active" ? synced : stored;
  } catch {
    return "failed";
  }
};

const show = (result: Result | null): void => {
  document.querySelector("[data-processing]")?.classList.toggle("invisible", result !== null);
  for (const part of document.querySelectorAll<HTMLElement>("[data-result]"))
    part.toggleAttribute("data-shown", part.dataset["result"] === result);
};

const run = (): void => {
  show(null);
  setTimeout(() => void read().then(show), SPINNER_MS);
};

// After signing in the doctor returns with the session's code.
const signIn = document.querySelector<HTMLAnchorElement>("[data-sign-in]");
if (signIn !== null)
  signIn.search = `?${new URLSearchParams({ return_to: location.pathname + location.search })}`;
document.querySelector<HTMLElement>("[data-retry]")?.addEventListener("click", run);
run();
