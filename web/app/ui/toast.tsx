import { useEffect, useState, useSyncExternalStore } from "react";
import { CloseIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";
import { createListeners } from "./listeners.ts";

export interface Notice {
  variant: "default" | "success" | "warning" | "destructive";
  title: string;
  detail?: string | undefined;
  /** A button, such as undo. It closes the toast. */
  action?: { label: string; run: () => void };
}

const SHOWN_MS = 5000;

/** The current toast. Each call makes a new object, also for the same text. */
let shown: Notice | null = null;
const { subscribe, notify } = createListeners();

const show = (notice: Notice | null): void => {
  shown = notice;
  notify();
};

/**
 * Shows a toast for five seconds; a failure stays until it is closed. A new toast replaces the
 * current one (specification 8).
 */
export const toast = (notice: Notice): void => show({ ...notice });

const LOOK: Record<Notice["variant"], string> = {
  default: "border-line bg-surface",
  success: "border-ok bg-ok-soft text-ok",
  warning: "border-warn bg-warn-soft text-warn",
  destructive: "border-danger bg-danger-soft text-danger",
};

const ActionButton = ({ notice: { action } }: { notice: Notice }) =>
  action === undefined ? null : (
    <button
      type="button"
      className="mt-1 min-h-9 font-semibold underline underline-offset-4"
      onClick={() => {
        show(null);
        action.run();
      }}
    >
      {action.label}
    </button>
  );

/** The timer stops while the pointer or the focus is in the toast. */
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
      className={
        "flex items-start gap-3 rounded-card border p-4 shadow-lifted " + LOOK[notice.variant]
      }
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{notice.title}</p>
        {notice.detail === undefined ? null : <p className="mt-0.5 text-sm">{notice.detail}</p>}
        <ActionButton notice={notice} />
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
 * The live regions of toasts. Both are mounted from the start: a screen reader announces changes
 * only in a region that it knows. react-aria's toast is unstable, so this one is ours.
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
