/**
 * Login and sign-up without a framework. The page carries its texts in `data-texts`; the server answers with codes of the
 * contract's one table. Address and password never leave this form for the address bar.
 */
interface Texts {
  errors: Record<string, string>;
  required: string;
  passwordMismatch: string;
  network: string;
  unexpected: string;
  submit: string;
  submitting: string;
  success: string;
}

const query = new URLSearchParams(location.search);

const form = document.querySelector<HTMLFormElement>("form[data-auth]");
if (form !== null) {
  const texts = JSON.parse(form.dataset["texts"] ?? "{}") as Texts;
  const signingUp = form.dataset["auth"] === "signup";
  const dashboard = form.dataset["next"] ?? "/";
  const message = document.querySelector<HTMLElement>("[data-message]");
  const controls = form.querySelector<HTMLFieldSetElement>("fieldset");
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  const input = (name: string): HTMLInputElement | null =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`);

  const say = (kind: "error" | "success", text: string): void => {
    if (message === null) return;
    message.textContent = text;
    message.dataset["kind"] = kind;
    message.hidden = false;
  };
  const busy = (on: boolean): void => {
    if (controls !== null) controls.disabled = on;
    if (button !== null) button.textContent = on ? texts.submitting : texts.submit;
  };
  /** Only a path of this site: `//elsewhere` and `https:` must not take a fresh session anywhere. */
  const next = (): string => {
    const wanted = query.get("return_to");
    if (wanted === null) return dashboard;
    const url = new URL(wanted, location.origin);
    return wanted.startsWith("/") && url.origin === location.origin
      ? url.pathname + url.search + url.hash
      : dashboard;
  };

  const email = input("email");
  if (email !== null && email.value === "") email.value = query.get("email") ?? "";
  const ref = query.get("ref");
  if (signingUp && ref !== null && ref !== "") {
    try {
      localStorage.setItem("pending_ref", ref);
    } catch {
      // Storage is forbidden here: it holds for this page only.
    }
  }
  if (query.get("confirmed") === "1") {
    const notice = document.querySelector<HTMLElement>("[data-confirmed]");
    if (notice !== null) notice.hidden = false;
  }

  const refusal = (address: string, password: string): string | null => {
    const again = input("confirm")?.value;
    if (address === "" || password === "" || again === "") return texts.required;
    if (!signingUp) return null;
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return texts.errors["EMAIL_INVALID"] ?? "";
    if (password.length < 6) return texts.errors["PASSWORD_TOO_SHORT"] ?? "";
    return password === again ? null : texts.passwordMismatch;
  };

  const send = async (address: string, password: string): Promise<string | null> => {
    let response: Response;
    try {
      response = await fetch(signingUp ? "/api/auth/sign-up/email" : "/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: address, password }),
      });
    } catch {
      return texts.network;
    }
    if (response.ok) return null;
    const body: unknown = await response.json().catch(() => null);
    const { error, message: spoken } = (body ?? {}) as { error?: string; message?: string };
    // Specification 8: other messages of the account service are shown as they are.
    return texts.errors[error ?? ""] ?? spoken ?? texts.unexpected;
  };

  const submit = async (address: string, password: string): Promise<void> => {
    if (message !== null) message.hidden = true;
    busy(true);
    const failure = await send(address, password);
    if (failure !== null) {
      busy(false);
      return say("error", failure);
    }
    if (!signingUp) return location.assign(next());
    say("success", texts.success);
    setTimeout(() => location.assign(next()), 1500);
  };

  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const address = (email?.value ?? "").trim().toLowerCase();
    const password = input("password")?.value ?? "";
    const refused = refusal(address, password);
    if (refused !== null) return say("error", refused);
    void submit(address, password);
  });
}
