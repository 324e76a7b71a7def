import type { FurtherDocuments } from "@relato/shared/domain/document.ts";
import { useViews } from "../../../ui/language.tsx";
import { Statements } from "./analysis-tab.tsx";

/** Prescription, certificate and nutritional plan, where the consultation contains them. */
export const DocumentsTab = ({ documents }: { documents: FurtherDocuments }) => {
  const views = useViews();
  const words = views.consulta;
  const parts = [
    { title: words.prescription, items: documents.prescription },
    { title: words.certificate, items: documents.certificate },
    { title: words.nutritionalPlan, items: documents.nutritional_plan },
  ].filter(({ items }) => items !== null);
  if (parts.length === 0) return <p className="px-3 text-muted">{words.noDocuments}</p>;
  return (
    <div className="space-y-5">
      <h2 className="sr-only">{words.documents}</h2>
      {parts.map(({ title, items }) => (
        <section key={title}>
          <h3 className="mb-1 px-3 font-semibold text-accent-strong">{title}</h3>
          <Statements items={items ?? []} />
        </section>
      ))}
    </div>
  );
};
