import { showStrength } from "./strength.ts";
import { offerPasskey } from "./passkey.ts";

/** The server's answer to an account form (server/features/contas/outcome.ts). */
interface Outcome {
  message?: { kind: "error" | "success"; text: string };
  next?: string;
  wait_ms?: number;
  show?: string[];
  hide?: string[];
}

const showMessage = ({ kind, text }: { kind: string; text: string }): void => {
  const box = document.querySelector<HTMLElement>("[data-message]");
  if (box === null) return;
  box.dataset["kind"] = kind;
  box.textContent = text;
  box.hidden = false;
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
    // Disabled fields would be missing.
    const fields = new FormData(form, event.submitter);
    const focused = document.activeElement;
    document.querySelector("[data-message]")?.setAttribute("hidden", "");
    setBusy(true);
    void send(form, fields).then(({ message, next, wait_ms, show, hide }) => {
      setParts(show, false);
      setParts(hide, true);
      if (message) showMessage(message);
      if (next === undefined) {
        setBusy(false);
        if (focused instanceof HTMLElement) focused.focus();
      } else setTimeout(() => location.assign(next), wait_ms ?? 0);
    });
  });
  // The user came back from the next page.
  addEventListener("pageshow", () => setBusy(false));

  const query = new URLSearchParams(location.search);
  const ref = query.get("ref");
  if (form.dataset["account"] === "signup" && ref) {
    try {
      localStorage.setItem("pending_ref", ref);
    } catch {
      // Storage is forbidden: the invitation is lost, the sign-up works.
    }
  }
  showStrength(form);
  offerPasskey(form, query.get("return_to"), showMessage);
}
