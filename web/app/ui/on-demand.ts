import { useRef, useState } from "react";
import type { ComponentType } from "react";
import { NetworkError } from "../api/api-error.ts";
import { describeFailure } from "./failure.ts";
import { useLanguage } from "./language.tsx";
import { toast } from "./toast.tsx";

/**
 * Keeps react-aria's lists, menus and dialogs out of the first load: a plain control of the same role and name stands there until it is
 * pressed, then the real part takes its place, and opens as it arrives (arrival.tsx).
 *
 * Gives the part once it was asked for and has come; `expect` fetches it, since somebody may press soon; `ask` is the press, and
 * `takePress` is true once after it. A part that cannot be fetched says so, and can be pressed again.
 */
export const useOnDemand = <P>(
  load: () => Promise<ComponentType<P>>,
): {
  Part: ComponentType<P> | null;
  expect: () => void;
  ask: () => void;
  takePress: () => boolean;
} => {
  const { text } = useLanguage();
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const pressed = useRef(false);
  return {
    Part,
    // The press that follows tells of a failure.
    expect: () => void load().catch(() => undefined),
    ask: () => {
      pressed.current = true;
      void load().then(
        (loaded) => setPart(() => loaded),
        (cause: unknown) =>
          toast({ variant: "destructive", ...describeFailure(text, new NetworkError(cause)) }),
      );
    },
    takePress: () => {
      const wasPressed = pressed.current;
      pressed.current = false;
      return wasPressed;
    },
  };
};
