import { formatNumber } from "@relato/shared/locales/format.ts";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MicrophoneTest } from "../gravacoes/microphone-test.tsx";

const STEPS = ["modality", "microphone", "start"] as const;

/** Of the popup (specification 2.6), and what is left free around it. */
const WIDTH = 300;
const GAP = 12;

interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where the step's part of the form lies on the page; null where it is not shown, while a recording runs. */
const placeOf = (step: (typeof STEPS)[number]): Place | null => {
  const rect = document.querySelector(`[data-tour="${step}"]`)?.getBoundingClientRect();
  if (rect === undefined) return null;
  const { left, width, height } = rect;
  return { top: rect.top + scrollY, left: left + scrollX, width, height };
};

/** Follows the part when the page changes its shape. */
const usePlace = (step: (typeof STEPS)[number]): Place | null => {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const measure = (): void => setPlace(placeOf(step));
    document.querySelector(`[data-tour="${step}"]`)?.scrollIntoView({ block: "center" });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [step]);
  return place;
};

/** Three popups beside what they speak of. Not modal: the form can be used meanwhile. Closing gives the focus back. */
export const Tour = (props: { onClose: () => void; onDismiss: () => void }) => {
  const { onClose, onDismiss } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.tour;
  const id = useId();
  const [at, setAt] = useState(0);
  const step = STEPS[at] ?? "modality";
  const place = usePlace(step);
  const popup = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    popup.current?.scrollIntoView({ block: "nearest" });
    popup.current?.focus({ preventScroll: true });
  }, [at, place]);
  const close = (): void => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  useEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  });
  const last = at === STEPS.length - 1;
  const left = Math.max(
    GAP,
    Math.min(place?.left ?? GAP, document.documentElement.clientWidth - WIDTH - GAP),
  );
  return createPortal(
    <>
      {place === null ? null : (
        <div
          aria-hidden="true"
          style={{
            top: place.top - 6,
            left: place.left - 6,
            width: place.width + 12,
            height: place.height + 12,
          }}
          className="pointer-events-none absolute z-30 rounded-xl border-2 border-accent"
        />
      )}
      <dialog
        open
        ref={popup}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-detail`}
        tabIndex={-1}
        style={{
          left,
          width: `min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`,
          top: place === null ? scrollY + 96 : place.top + place.height + GAP,
        }}
        className="card absolute right-auto z-40 m-0 scroll-my-4 p-4 text-ink shadow-lifted outline-none"
      >
        <div className="flex items-start justify-between gap-2">
          <div>
            <p className="text-sm text-muted">
              {words.of(formatNumber(locale, at + 1), formatNumber(locale, STEPS.length))}
            </p>
            <h2 id={`${id}-title`} className="font-semibold">
              {words.steps[step].title}
            </h2>
          </div>
          <button type="button" aria-label={words.close} onClick={close} className="btn px-2">
            <CloseIcon className="size-4" />
          </button>
        </div>
        <p id={`${id}-detail`} className="mt-2 text-sm">
          {words.steps[step].detail}
        </p>
        {step === "microphone" ? (
          <div className="mt-3">
            <MicrophoneTest label={words.test} hearing={words.hearing} />
          </div>
        ) : null}
        <div className="mt-4 flex flex-wrap justify-between gap-2">
          <button
            type="button"
            className="btn btn-quiet text-sm"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            {words.previous}
          </button>
          <button
            type="button"
            className="btn btn-primary text-sm"
            onClick={() => (last ? close() : setAt(at + 1))}
          >
            {last ? words.finish : words.next}
          </button>
        </div>
        <button
          type="button"
          className="mt-3 min-h-6 text-sm text-muted underline underline-offset-2"
          onClick={() => {
            onDismiss();
            close();
          }}
        >
          {words.skip}
        </button>
      </dialog>
    </>,
    document.body,
  );
};
