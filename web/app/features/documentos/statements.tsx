import type { Statement } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatementButton } from "./evidence/statement-button.tsx";

export const Statements = ({ items }: { items: readonly Statement[] }) => {
  const words = useLanguage().text.consulta;
  if (items.length === 0)
    return <p className="pr-3 pl-4 text-sm text-muted italic">{words.nothing}</p>;
  return (
    <ul className="space-y-0.5">
      {items.map((statement, i) => (
        <li key={i}>
          <StatementButton statement={statement} />
        </li>
      ))}
    </ul>
  );
};
