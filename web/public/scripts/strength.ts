/** Common beginnings of passwords. */
const COMMON = /^(?:123|abc|qwe|senha|password|contrase|medic|doctor|relato)/i;

type Level = "weak" | "fair" | "strong";

/** Length counts most, then the kinds of characters. It is a hint and not a rule. */
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

/** Shows the strength of a new password from its sixth character on. */
export const showStrength = (form: HTMLFormElement): void => {
  const output = form.querySelector<HTMLElement>("[data-strength]");
  const password = form.querySelector<HTMLInputElement>("input[name=password]");
  const email = form.querySelector<HTMLInputElement>("input[name=email]");
  if (output === null || password === null) return;
  password.addEventListener("input", () => {
    const level = levelOf(password.value, email?.value ?? "");
    const text = password.value.length < 6 ? "" : (output.dataset[level] ?? "");
    // A screen reader repeats the text at each write.
    if (output.textContent !== text) output.textContent = text;
    output.dataset["level"] = level;
  });
};
