import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useViews } from "../../ui/language.tsx";
import { ControlledNotice } from "./controlled-notice.tsx";
import { DocumentActions } from "../sharing/document-actions.tsx";
import { Statements } from "./statements.tsx";

/** Prescription, certificate, nutritional plan and whatever else was made of the consultation. */
export const DocumentsTab = ({ documentos }: { documentos: readonly Documento[] }) => {
  const words = useViews().consulta;
  const written = documentos.filter(
    (one): one is Documento & { current: DocumentVersion } =>
      one.kind !== "anamnesis" && one.current !== null,
  );
  if (written.length === 0) return <p className="px-3 text-muted">{words.noDocuments}</p>;
  return (
    <div className="space-y-5">
      <h2 className="sr-only">{words.documents}</h2>
      {written.map((documento) => (
        <section key={documento.id}>
          <h3 className="mb-1 px-3 font-semibold text-accent-strong">{documento.current.titulo}</h3>
          <ControlledNotice items={documento.controlled} />
          <Statements
            items={documento.current.content.sections.flatMap(({ statements }) => statements)}
          />
          <div className="mt-2 flex flex-wrap gap-2 px-3">
            <DocumentActions documento={documento} />
          </div>
        </section>
      ))}
    </div>
  );
};
