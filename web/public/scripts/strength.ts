/** What many people take first. */
const COMMON = /^(?:123|abc|qwe|senha|password|contrase|medic|doctor|relato)/i;

type Level = "weak" | "fair" | "strong";

/** A hint, no rule: six characters are accepted. Length counts most, then kinds of characters. */
const levelOf = (password: string, email: string): Level => {
  const name = email.split("@")[0] ?? "";
  const guessable =
    COMMON.test(password) ||
    /^(.)\1*$/.test(password) ||
    (name.length > 2 && password.toLowerCase().includes(name.toLowerCase()));
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  const points = password.length + 2 * kinds - (guessable ? 8 : 0);
  return points >= 16 ? "strong" : points >= 12 ? "fair" : "weak";
};

/** Says beside a new password how strong it is, once six characters stand there. */
export const showStrength = (form: HTMLFormElement): void => {
  const place = form.querySelector<HTMLElement>("[data-strength]");
  const password = form.querySelector<HTMLInputElement>("input[name=password]");
  const email = form.querySelector<HTMLInputElement>("input[name=email]");
  if (place === null || password === null) return;
  password.addEventListener("input", () => {
    const level = levelOf(password.value, email?.value ?? "");
    const said = password.value.length < 6 ? "" : (place.dataset[level] ?? "");
    // Written only when it changes, or a screen reader would repeat it at each letter.
    if (place.textContent !== said) place.textContent = said;
    place.dataset["level"] = level;
  });
};
