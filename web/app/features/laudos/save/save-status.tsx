import { useLanguage } from "../../../ui/language.tsx";
import { describeFailure } from "../../../ui/failure.ts";
import { useOpenLaudo } from "../open-laudo.ts";

const LOOK = {
  saved: "text-ok",
  unsaved: "text-muted",
  saving: "text-muted",
  offline: "text-warn",
  failed: "text-danger",
  conflict: "text-danger",
} as const;

/** Whether the laudo is stored, and why not. */
export const SaveStatus = () => {
  const { text } = useLanguage();
  const { saving } = useOpenLaudo();
  const reason = saving.kind === "failed" ? `: ${describeFailure(text, saving.error).detail}` : "";
  return (
    <output className={`text-sm font-medium ${LOOK[saving.kind]}`}>
      {text.laudos.saving[saving.kind]}
      {reason}
    </output>
  );
};
