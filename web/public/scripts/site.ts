/** The inline script of the public pages. They work without it. A block has no globals. */
{
  const root = document.documentElement;
  const all = <E extends Element>(selector: string): NodeListOf<E> =>
    document.querySelectorAll<E>(selector);
  const one = <E extends Element>(selector: string): E | null =>
    document.querySelector<E>(selector);

  // Theme (specification 4: `darkMode`, else the system's).
  const system = matchMedia("(prefers-color-scheme: dark)");
  const toggles = all<HTMLButtonElement>("[data-theme-toggle]");
  const isDark = (): boolean =>
    root.dataset["theme"] === undefined ? system.matches : root.dataset["theme"] === "dark";
  const showTheme = (): void => {
    for (const toggle of toggles) {
      toggle.hidden = false;
      toggle.ariaPressed = String(isDark());
    }
  };
  for (const toggle of toggles)
    toggle.onclick = () => {
      const dark = !isDark();
      root.dataset["theme"] = dark ? "dark" : "light";
      try {
        localStorage.setItem("darkMode", String(dark));
      } catch {
        // Storage is forbidden: the choice holds for this page only.
      }
      showTheme();
    };
  system.onchange = showTheme;
  showTheme();

  // A change of language keeps query and anchor, e.g. `ref` of an invitation.
  for (const link of all<HTMLAnchorElement>("[data-locale]"))
    link.onclick = () => {
      link.search = location.search;
      link.hash = location.hash;
    };

  // A choice, a click elsewhere and Escape close the header's menus.
  addEventListener("click", ({ target }) => {
    for (const menu of all<HTMLDetailsElement>("header details[open]"))
      if (target instanceof Element && (!menu.contains(target) || target.closest("a") !== null))
        menu.open = false;
  });
  addEventListener("keydown", ({ key }) => {
    const menu = one<HTMLDetailsElement>("header details[open]");
    if (key !== "Escape" || menu === null) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });

  // Header and hero gain an edge past 50 px (specification 2.3).
  const raise = (): boolean => root.toggleAttribute("data-scrolled", scrollY > 50);
  addEventListener("scroll", raise, { passive: true });
  raise();

  // Before the first paint, so that nothing moves when passkey.ts runs.
  for (const button of all<HTMLButtonElement>("[data-passkey]"))
    button.hidden = !(
      "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential
    );

  // Hero: with an address the button leads to sign-up, without one to the features.
  const hero = one<HTMLFormElement>("[data-hero]");
  const email = hero?.querySelector("input");
  const button = hero?.querySelector("button");
  if (hero && email && button) {
    const { textContent: filled } = button;
    const isEmpty = (): boolean => email.value.trim() === "";
    const update = (): void => {
      button.textContent = isEmpty() ? (hero.dataset["hero"] ?? "") : filled;
    };
    hero.noValidate = true;
    email.oninput = update;
    update();
    hero.onsubmit = (event) => {
      email.value = email.value.trim();
      if (!isEmpty()) return;
      event.preventDefault();
      one("#features")?.scrollIntoView();
    };
  }

  // The promo card leads to the prices if the page has any.
  const promo = one<HTMLAnchorElement>("[data-promo]");
  if (promo && one("#pricing")) promo.href = "#pricing";

  // Prices and footer are built when the reader scrolls near.
  const build = (part: Element): void => {
    const content = part.querySelector("noscript");
    if (content) part.innerHTML = content.textContent;
  };
  const lazyParts = all("[data-lazy]");
  const buildAll = (): void => {
    for (const part of lazyParts) build(part);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) build(target);
    },
    { rootMargin: "600px" },
  );
  for (const part of lazyParts) near.observe(part);
  // A jump to a section needs the final height of the parts above it.
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")?.hash) buildAll();
  });
  if (location.hash) buildAll();
}
