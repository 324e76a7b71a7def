const post = async (path: string, body?: object): Promise<unknown> => {
  const response = await fetch(path, {
    method: "POST",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
};

/** A path of this site. A new session must not visit another one (`//elsewhere`, `https:`). */
const ownPath = (requested: string | null, home: string): string => {
  if (requested === null || !requested.startsWith("/")) return home;
  const url = new URL(requested, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : home;
};

const signIn = async (): Promise<void> => {
  const options = await post("/api/auth/sign-in/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  await post("/api/auth/sign-in/passkey", { credential: credential.toJSON() });
};

/** Shows the passkey button if the browser supports it. */
export const offerPasskey = (
  form: HTMLFormElement,
  returnTo: string | null,
  showMessage: (message: { kind: "error"; text: string }) => void,
): void => {
  const button = form.querySelector<HTMLButtonElement>("[data-passkey]");
  const isAble =
    "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
  if (button === null) return;
  button.hidden = !isAble;
  button.toggleAttribute("data-able", isAble);
  const label = button.textContent;
  button.addEventListener("click", () => {
    button.disabled = true;
    button.textContent = button.dataset["passkey"] ?? "";
    signIn().then(
      () => location.assign(ownPath(returnTo, form.dataset["next"] ?? "/")),
      () => {
        button.disabled = false;
        button.textContent = label;
        showMessage({ kind: "error", text: button.dataset["failed"] ?? "" });
      },
    );
  });
};
