import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { useReplacedDraft } from "../gravacoes/consultation-draft.ts";

/** Offers the draft that the consultation of an appointment or of a proposal replaced. */
export const ReplacedDraft = () => {
  const words = useLanguage().text.home.replaced;
  const { replaced, restore, drop } = useReplacedDraft();
  if (replaced === null) return null;
  return (
    <Note tone="info">
      <p>{words.detail}</p>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {(
          [
            [words.restore, restore],
            [words.drop, drop],
          ] as const
        ).map(([label, act]) => (
          <button
            key={label}
            type="button"
            onClick={act}
            className="min-h-6 font-semibold underline underline-offset-4"
          >
            {label}
          </button>
        ))}
      </div>
    </Note>
  );
};
