import { useEffect, useState, useSyncExternalStore } from "react";
import { CloseIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";

export interface Notice {
  variant: "default" | "success" | "warning" | "destructive";
  title: string;
  detail?: string | undefined;
}

const SHOWN_MS = 5000;

/** The one notice on the screen; a repeated one is another object. */
let shown: Notice | null = null;
const listeners = new Set<() => void>();

const show = (notice: Notice | null): void => {
  shown = notice;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a notice for five seconds, a failure until it is closed; one at a time, the newest wins (specification 8). */
export const toast = (notice: Notice): void => show({ ...notice });

const LOOK: Record<Notice["variant"], string> = {
  default: "border-line bg-surface",
  success: "border-ok bg-ok-soft text-ok",
  warning: "border-warn bg-warn-soft text-warn",
  destructive: "border-danger bg-danger-soft text-danger",
};

/** Time stands still while somebody points at the notice or has the focus in it. */
const Shown = ({ notice }: { notice: Notice }) => {
  const { text } = useLanguage();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || notice.variant === "destructive") return;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, notice]);
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`flex items-start gap-3 rounded-card border p-4 shadow-lifted ${LOOK[notice.variant]}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{notice.title}</p>
        {notice.detail === undefined ? null : <p className="mt-0.5 text-sm">{notice.detail}</p>}
      </div>
      <button
        type="button"
        aria-label={text.common.close}
        onClick={() => show(null)}
        className="-m-1 rounded p-1"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
};

/**
 * Where notices appear. Both regions stand from the beginning, because a screen reader announces only what comes into a live region it
 * knows. Ours and not react-aria's, whose toast is unstable and would be the one part of it that every first load needs (design 4).
 */
export const Toasts = () => {
  const notice = useSyncExternalStore(subscribe, () => shown);
  const failed = notice?.variant === "destructive";
  return (
    <div
      data-react-aria-top-layer
      className="fixed inset-x-4 top-16 z-50 mx-auto max-w-md sm:right-6 sm:left-auto sm:w-full"
    >
      <output className="block">
        {notice === null || failed ? null : <Shown notice={notice} />}
      </output>
      <div role="alert">{notice !== null && failed ? <Shown notice={notice} /> : null}</div>
    </div>
  );
};
