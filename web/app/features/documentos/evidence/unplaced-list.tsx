import type { Statement } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Statements } from "../statements.tsx";

/** What a model wrote for which the template has no heading. It is not part of the text. */
export const UnplacedList = ({ items }: { items: readonly Statement[] }) => {
  const words = useLanguage().text.modelNote.unplaced;
  if (items.length === 0) return null;
  return (
    <details open className="rounded-lg bg-sunken py-3 pr-3 pl-4">
      <summary className="cursor-pointer font-semibold">{words.title(items.length)}</summary>
      <p className="mt-1 mb-2 text-sm text-muted">{words.detail}</p>
      <Statements items={items} />
    </details>
  );
};
