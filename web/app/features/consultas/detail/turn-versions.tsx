import type { Turn } from "@relato/shared/domain/transcript.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useUser } from "../../contas/session.ts";
import { useCorrecting, versionsOf } from "./correcting.ts";

/** Every text that a turn had, with when and by whom, the newest first; any of them can be taken again. */
export const TurnVersions = ({ turn, onUse }: { turn: Turn; onUse: (text: string) => void }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.consulta.correcting;
  const { corrections, heardBy } = useCorrecting();
  const { name } = useUser();
  const versions = versionsOf(turn, corrections);
  if (versions.length < 2) return null;
  return (
    <section aria-label={words.versions} className="border-t border-line pt-2 text-sm">
      <h3 className="font-semibold">{words.versions}</h3>
      <ol className="divide-y divide-line">
        {versions.map(({ text, at }, n) => (
          <li key={at ?? "heard"} className="py-2">
            <p className="text-muted">
              {at !== null
                ? words.byDoctor(name, formatDateTime(locale, at))
                : heardBy === null
                  ? words.given
                  : words.heardBy(heardBy)}
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
