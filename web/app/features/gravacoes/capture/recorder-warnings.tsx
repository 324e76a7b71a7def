import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { recorder } from "../recorder.ts";
import type { Warning } from "../recorder-state.ts";

/** What the doctor should know while it runs; each goes when its reason goes. */
export const RecorderWarnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  const { text } = useLanguage();
  const share = (): void => {
    recorder
      .shareTabAgain()
      .catch((error: unknown) =>
        toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
      );
  };
  return warnings.map((warning) => (
    <Note key={warning} tone="warn" announce={warning === "silence" ? "status" : "alert"}>
      <p>{text.gravacoes.warnings[warning]}</p>
      {warning === "tab_lost" ? (
        <button type="button" className="mt-2 min-h-6 font-semibold underline" onClick={share}>
          {text.gravacoes.shareAgain}
        </button>
      ) : null}
    </Note>
  ));
};
