// Runs before the first paint, so that a chosen theme never flashes. Key and values: specification 4 (`darkMode`).
(() => {
  let stored: string | null;
  try {
    stored = localStorage.getItem("darkMode");
  } catch {
    return; // storage is forbidden here: the system's preference stands
  }
  if (stored !== null)
    document.documentElement.dataset["theme"] = stored === "true" ? "dark" : "light";
})();
