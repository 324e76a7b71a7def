import { formatNumber } from "@relato/shared/locales/format.ts";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { MicrophoneTest } from "../gravacoes/microphone-test.tsx";

const STEPS = ["modality", "microphone", "start"] as const;

/** Pixels of the popup's width (specification 2.6) and of the free space around it. */
const WIDTH = 300;
const GAP = 12;
/** Pixels between the highlighted element and its border. */
const BORDER_GAP = 6;

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

type StepName = (typeof STEPS)[number];

const findTarget = (step: StepName): Element | null =>
  document.querySelector(`[data-tour="${step}"]`);

/** The position of the step's element on the page; null if it is not shown. */
const measureTarget = (step: StepName): Box | null => {
  const rect = findTarget(step)?.getBoundingClientRect();
  if (rect === undefined) return null;
  const { left, width, height } = rect;
  return { top: rect.top + scrollY, left: left + scrollX, width, height };
};

/** Scrolls to the step's element and measures it again when the layout changes. */
const useTarget = (step: StepName): Box | null => {
  const [target, setTarget] = useState<Box | null>(null);
  useEffect(() => {
    const measure = (): void => setTarget(measureTarget(step));
    findTarget(step)?.scrollIntoView({ block: "center" });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [step]);
  return target;
};

const Highlight = ({ target }: { target: Box }) => (
  <div
    aria-hidden="true"
    style={{
      top: target.top - BORDER_GAP,
      left: target.left - BORDER_GAP,
      width: target.width + 2 * BORDER_GAP,
      height: target.height + 2 * BORDER_GAP,
    }}
    className="pointer-events-none absolute z-30 rounded-xl border-2 border-accent"
  />
);

/** Below the target and inside the window. */
const popupStyle = (target: Box | null) => ({
  left: Math.max(
    GAP,
    Math.min(target?.left ?? GAP, document.documentElement.clientWidth - WIDTH - GAP),
  ),
  width: `min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`,
  top: target === null ? scrollY + 96 : target.top + target.height + GAP,
});

/** Title, text and buttons of a step. */
const StepContent = (props: {
  id: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  onSkip: () => void;
}) => {
  const { id, index, onIndex, onClose } = props;
  const { locale, text } = useLanguage();
  const words = text.tour;
  const step = STEPS[index] ?? "modality";
  const isLast = index === STEPS.length - 1;
  const goOn = (): void => onIndex(index + 1);
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <div>
          <p className="text-sm text-muted">
            {words.of(formatNumber(locale, index + 1), formatNumber(locale, STEPS.length))}
          </p>
          <h2 id={`${id}-title`} className="font-semibold">
            {words.steps[step].title}
          </h2>
        </div>
        <button type="button" aria-label={words.close} onClick={onClose} className="btn px-2">
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
      <div className="mt-4 flex flex-wrap justify-between gap-2 text-sm">
        <button
          type="button"
          className="btn btn-quiet"
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
        >
          {words.previous}
        </button>
        <button type="button" className="btn btn-primary" onClick={isLast ? onClose : goOn}>
          {isLast ? words.finish : words.next}
        </button>
      </div>
      <button
        type="button"
        className="mt-3 min-h-6 text-sm text-muted underline underline-offset-2"
        onClick={props.onSkip}
      >
        {words.skip}
      </button>
    </>
  );
};

/** Three popups beside elements of the form, which stays usable. Closing restores the focus. */
export const Tour = (props: { onClose: () => void; onDismiss: () => void }) => {
  const id = useId();
  const [index, setIndex] = useState(0);
  const target = useTarget(STEPS[index] ?? "modality");
  const popup = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    popup.current?.scrollIntoView({ block: "nearest" });
  }, [index, target]);
  // Not for each new position: the layout may change while the doctor is in the form, or closes it.
  useEffect(() => popup.current?.focus({ preventScroll: true }), [index]);
  const close = (): void => {
    if (opener instanceof HTMLElement) opener.focus();
    props.onClose();
  };
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  });
  const skip = (): void => {
    props.onDismiss();
    close();
  };
  return createPortal(
    <>
      {target === null ? null : <Highlight target={target} />}
      <dialog
        open
        ref={popup}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-detail`}
        tabIndex={-1}
        style={popupStyle(target)}
        className={
          "card absolute right-auto z-40 m-0 scroll-my-4 p-4 text-ink shadow-lifted outline-none"
        }
      >
        <StepContent {...{ id, index, onIndex: setIndex, onClose: close, onSkip: skip }} />
      </dialog>
    </>,
    document.body,
  );
};
