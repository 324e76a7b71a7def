import { useAction } from "../../ui/use-action.ts";

/** An action on a recording, also without a network. Its failure is shown as a toast. */
export const useRecorderAction = (run: () => Promise<void>): (() => void) => {
  const { mutate } = useAction({
    run,
    failure: "toast",
    category: "consultation",
    networkMode: "always",
  });
  return () => mutate();
};
