import { Outlet } from "@tanstack/react-router";
import { LiveRecording } from "../features/gravacoes/live-recording.tsx";
import { browserStorage } from "../ui/browser-storage.ts";
import { useLanguage } from "../ui/language.tsx";
import { Logo } from "../ui/logo.tsx";
import { Note } from "../ui/surfaces.tsx";

/** A page that a clinic's system launched: no sidebar, no account menu. */
export const LaunchedShell = () => {
  const { text } = useLanguage();
  return (
    <>
      <header
        className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-4
          sm:px-6"
      >
        <Logo name={text.common.product} />
        <LiveRecording />
      </header>
      <main id="main" className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
        {browserStorage.isForbidden ? (
          <div className="mb-6">
            <Note tone="warn">{text.shell.storageForbidden}</Note>
          </div>
        ) : null}
        <Outlet />
      </main>
    </>
  );
};
