import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { recorder } from "../recorder.ts";
import type { Warning } from "../recorder-state.ts";
import { useRecorderAction } from "../use-recorder-action.ts";

const SILENCES: ReadonlySet<Warning> = new Set(["silence", "tab_silence"]);

export const RecorderWarnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  const { gravacoes: words } = useLanguage().text;
  const share = useRecorderAction(() => recorder.shareTabAgain());
  return warnings.map((warning) => (
    <Note key={warning} tone="warn" announce={SILENCES.has(warning) ? "status" : "alert"}>
      <p>{words.warnings[warning]}</p>
      {warning === "tab_lost" || warning === "tab_silence" ? (
        <button type="button" className="mt-2 min-h-6 font-semibold underline" onClick={share}>
          {words.shareAgain}
        </button>
      ) : null}
    </Note>
  ));
};
