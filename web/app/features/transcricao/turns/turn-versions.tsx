import type { Turn } from "@relato/shared/domain/transcript.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useUser } from "../../contas/session.ts";
import { useCorrecting, versionsOf } from "./correcting.ts";

/** Every text of a turn with its author and time, newest first. Older ones can be used again. */
export const TurnVersions = ({ turn, onUse }: { turn: Turn; onUse: (text: string) => void }) => {
  const { locale, text: texts } = useLanguage();
  const words = texts.consulta.correcting;
  const { corrections, heardBy } = useCorrecting();
  const { name } = useUser();
  const versions = versionsOf(turn, corrections);
  if (versions.length < 2) return null;
  const original = heardBy === null ? words.given : words.heardBy(heardBy);
  return (
    <section aria-label={words.versions} className="border-t border-line pt-2 text-sm">
      <h3 className="font-semibold">{words.versions}</h3>
      <ol className="divide-y divide-line">
        {versions.map(({ text, at }, n) => (
          <li key={at ?? "original"} className="py-2">
            <p className="text-muted">
              {at === null ? original : words.byDoctor(name, formatDateTime(locale, at))}
            </p>
            <p className="break-words">{text}</p>
            {n === 0 ? null : (
              <button type="button" className="btn btn-quiet mt-1" onClick={() => onUse(text)}>
                {words.use}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
