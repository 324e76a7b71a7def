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

/** Only a path of this site: `//elsewhere` and `https:` must not take a fresh session anywhere. */
const ownPath = (wanted: string | null, home: string): string => {
  if (wanted === null || !wanted.startsWith("/")) return home;
  const url = new URL(wanted, location.origin);
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

/** Shows the passkey's button where the browser can, and signs in with it. */
export const offerPasskey = (
  form: HTMLFormElement,
  wanted: string | null,
  say: (message: { kind: "error"; text: string }) => void,
): void => {
  const button = form.querySelector<HTMLButtonElement>("[data-passkey]");
  const able =
    "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
  if (button === null) return;
  button.hidden = !able;
  button.toggleAttribute("data-able", able);
  const label = button.textContent;
  button.addEventListener("click", () => {
    button.disabled = true;
    button.textContent = button.dataset["passkey"] ?? "";
    signIn().then(
      () => location.assign(ownPath(wanted, form.dataset["next"] ?? "/")),
      () => {
        button.disabled = false;
        button.textContent = label;
        say({ kind: "error", text: button.dataset["failed"] ?? "" });
      },
    );
  });
};
