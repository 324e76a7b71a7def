import type { Controlled } from "@relato/shared/domain/controlled.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";

/** The special form that the law requires for controlled substances of a prescription. */
export const ControlledNotice = ({ items }: { items: readonly Controlled[] }) => {
  const words = useLanguage().text.controlled;
  if (items.length === 0) return null;
  return (
    <Note tone="warn">
      <div className="space-y-2">
        <p className="font-semibold">{words.title}</p>
        <p>{words.intro}</p>
        <ul className="list-disc space-y-1 pl-5">
          {items.map(({ substance, list, form }) => (
            <li key={substance}>
              <strong className="capitalize">{substance}</strong>
              {list === null ? null : ` (${words.list(list)})`}: {words.form[form]}
            </li>
          ))}
        </ul>
        <p className="text-sm">{words.check}</p>
      </div>
    </Note>
  );
};
