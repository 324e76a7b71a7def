import { formatPercent } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Progress } from "../../ui/surfaces.tsx";
import type { SendStage, Trouble } from "./recorder-state.ts";

/** Why bytes cannot be sent now. */
export const TroubleNote = ({ trouble }: { trouble: Trouble | null }) => {
  const { text } = useLanguage();
  if (trouble === null) return null;
  const words: Record<Trouble, string> = {
    offline: text.gravacoes.offline,
    signed_out: text.gravacoes.signedOut,
    storage_full: text.errors.STORAGE_FULL,
    storage_quota: text.errors.STORAGE_QUOTA,
    uploads_daily: text.errors.UPLOADS_DAILY,
  };
  return (
    <Note tone="warn" announce="status">
      {words[trouble]}
    </Note>
  );
};

const shareOf = (stage: SendStage): number => {
  if (stage.kind === "converting") return stage.share;
  if (stage.kind === "sending") return stage.total === 0 ? 0 : stage.sent / stage.total;
  return 1;
};

/** The progress of saving a consultation. */
export const SendProgress = ({ stage }: { stage: SendStage }) => {
  const { locale, text } = useLanguage();
  const share = formatPercent(locale, shareOf(stage));
  const label = {
    converting: text.gravacoes.converting(share),
    sending: text.gravacoes.sending(share),
    confirming: text.gravacoes.confirming,
    saving: text.gravacoes.saving,
  }[stage.kind];
  return (
    <div className="space-y-2">
      <p className="text-sm">{label}</p>
      <Progress label={label} share={shareOf(stage)} />
      {stage.kind === "sending" ? <TroubleNote trouble={stage.trouble} /> : null}
    </div>
  );
};
