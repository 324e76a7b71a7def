import { useEffect, useState } from "react";
import { SearchIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LazyDialog } from "../../ui/load-boundary.tsx";
import { lazyView } from "../../ui/lazy-view.ts";

const Palette = lazyView(() => import("./palette.tsx").then((m) => m.Palette));

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search by a click or by Ctrl/⌘ K (specification 2.5). */
export const SearchButton = () => {
  const { text } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isCommand = isMac ? event.metaKey : event.ctrlKey;
      if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onClick={() => setOpen(true)}
        className={
          "btn px-2.5 text-muted hover:bg-sunken md:w-56 xl:w-80 md:justify-start md:border " +
          "md:border-line md:bg-surface md:font-normal"
        }
      >
        <SearchIcon />
        <span className="truncate text-sm max-md:sr-only">{text.shell.search}</span>
        {/* CSS content, because the accessible name must contain all visible text of a button. */}
        <span
          aria-hidden="true"
          data-keys={isMac ? "⌘ K" : "Ctrl K"}
          className={
            "ml-auto shrink-0 text-xs whitespace-nowrap after:content-[attr(data-keys)] " +
            "max-md:hidden"
          }
        />
      </button>
      {isOpen ? (
        <LazyDialog>
          <Palette isOpen onClose={() => setOpen(false)} />
        </LazyDialog>
      ) : null}
    </>
  );
};
