import { showStrength } from "./strength.ts";
import { offerPasskey } from "./passkey.ts";

/**
 * The account forms without a reload. The form goes to its page's own address as it would without script; the server answers
 * with what to say, show and go on to (server/features/contas/outcome.ts), so that every rule stands there once.
 */
interface Outcome {
  message?: { kind: "error" | "success"; text: string };
  next?: string;
  wait_ms?: number;
  show?: string[];
  hide?: string[];
}

const say = ({ kind, text }: { kind: string; text: string }): void => {
  const place = document.querySelector<HTMLElement>("[data-message]");
  if (place === null) return;
  place.dataset["kind"] = kind;
  place.textContent = text;
  place.hidden = false;
};

const setParts = (names: string[] = [], hidden: boolean): void => {
  for (const name of names)
    for (const part of document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`))
      part.hidden = hidden;
};

const send = async (form: HTMLFormElement, fields: FormData): Promise<Outcome> => {
  const failed = (text = ""): Outcome => ({ message: { kind: "error", text } });
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  try {
    const headers = { accept: "application/json" };
    const response = await fetch(location.href, { method: "POST", headers, body });
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const outcome = isJson ? ((await response.json()) as Outcome) : {};
    return response.ok || outcome.message ? outcome : failed(form.dataset["unexpected"]);
  } catch {
    return failed(form.dataset["network"]);
  }
};

const form = document.querySelector<HTMLFormElement>("form[data-account]");
if (form !== null) {
  const controls = form.querySelector("fieldset");
  const button = form.querySelector("button");
  const label = button?.textContent ?? "";
  const setBusy = (busy: boolean): void => {
    if (controls) controls.disabled = busy;
    if (button) button.textContent = busy ? (form.dataset["busy"] ?? "") : label;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Before they are disabled: what is disabled is not sent.
    const fields = new FormData(form, event.submitter);
    const focused = document.activeElement;
    document.querySelector("[data-message]")?.setAttribute("hidden", "");
    setBusy(true);
    void send(form, fields).then(({ message, next, wait_ms, show, hide }) => {
      setParts(show, false);
      setParts(hide, true);
      if (message) say(message);
      if (next === undefined) {
        setBusy(false);
        if (focused instanceof HTMLElement) focused.focus();
      } else setTimeout(() => location.assign(next), wait_ms ?? 0);
    });
  });
  // Back from the next page: the form is usable again.
  addEventListener("pageshow", () => setBusy(false));

  const query = new URLSearchParams(location.search);
  const ref = query.get("ref");
  if (form.dataset["account"] === "signup" && ref) {
    try {
      localStorage.setItem("pending_ref", ref);
    } catch {
      // Storage is forbidden here: the invitation is lost, the sign-up is not.
    }
  }
  showStrength(form);
  offerPasskey(form, query.get("return_to"), say);
}
