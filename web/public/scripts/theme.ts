// Runs before the first paint. Key and values: specification 4 (`darkMode`).
(() => {
  let stored: string | null;
  try {
    stored = localStorage.getItem("darkMode");
  } catch {
    return; // Storage is forbidden: the system's preference applies.
  }
  if (stored !== null)
    document.documentElement.dataset["theme"] = stored === "true" ? "dark" : "light";
})();
