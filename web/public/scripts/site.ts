/** What every public page does with script: the theme switch, the language's cookie-less memory, the raised header. */
const root = document.documentElement;

const isDark = (): boolean =>
  root.dataset["theme"] === undefined
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : root.dataset["theme"] === "dark";

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-theme-toggle]")) {
  const show = (): void => button.setAttribute("aria-pressed", String(isDark()));
  show();
  button.hidden = false;
  button.addEventListener("click", () => {
    const dark = !isDark();
    root.dataset["theme"] = dark ? "dark" : "light";
    try {
      localStorage.setItem("darkMode", String(dark));
    } catch {
      // Storage is forbidden here: it holds for this page only.
    }
    show();
  });
}

// The switcher keeps the query: an invitation's `ref` or `email` must survive a change of language.
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-locale-link]"))
  link.search = location.search;

const header = document.querySelector<HTMLElement>("[data-raise]");
if (header !== null) {
  const raise = (): void => {
    header.toggleAttribute("data-raised", scrollY > 50);
  };
  addEventListener("scroll", raise, { passive: true });
  raise();
}

// Hero (specification 2.3): with an address the button leads to sign-up, without one to the features.
const hero = document.querySelector<HTMLFormElement>("[data-hero]");
if (hero !== null) {
  const email = hero.querySelector<HTMLInputElement>("input[type=email]");
  const label = hero.querySelector<HTMLElement>("[data-hero-label]");
  const update = (): void => {
    if (label === null || email === null) return;
    const filled = email.value.trim() !== "";
    label.textContent = (filled ? label.dataset["filled"] : label.dataset["empty"]) ?? "";
  };
  email?.addEventListener("input", update);
  update();
  hero.addEventListener("submit", (event) => {
    if (email === null || email.value.trim() !== "") return;
    event.preventDefault();
    document.querySelector("#features")?.scrollIntoView();
  });
}
