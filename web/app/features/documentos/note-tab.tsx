import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Analysis } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useLanguage } from "../../ui/language.tsx";
import { DocumentoView } from "./documento-view.tsx";
import { Disclosure } from "./evidence/disclosure.tsx";
import { Statements } from "./statements.tsx";
import { TypedContext } from "./typed-context.tsx";

/** Whether the engine's text is shown while a model writes. */
const isDraft = ({ current, rewriting }: Documento): boolean =>
  current?.made_by === "engine" &&
  rewriting?.asked_by === "product" &&
  rewriting.state !== "failed";

/** The anamnesis, with the typed context, points that fit no heading and omissions below it. */
export const NoteTab = ({
  documento,
  analysis,
  language,
}: {
  documento: Documento;
  analysis: Pick<Analysis, "other_points" | "typed">;
  language: Language;
}) => {
  const { consulta: words, modelNote } = useLanguage().text;
  const { current, not_discussed } = documento;
  const { other_points: otherPoints = [], typed } = analysis;
  return (
    <>
      <h2 className="sr-only">{words.anamnesis}</h2>
      {documento.current === null ? null : (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            data-document
            tabIndex={-1}
            className="min-w-0 font-serif text-xl font-semibold break-words"
          >
            {documento.current.titulo}
          </h3>
          {isDraft(documento) ? (
            <span
              className={
                "rounded-full bg-accent-soft px-2.5 py-0.5 text-xs font-semibold " +
                "text-accent-strong"
              }
            >
              {modelNote.draft}
            </span>
          ) : null}
        </div>
      )}
      <DocumentoView documento={documento} language={language}>
        {typed === undefined || current === null ? null : (
          <TypedContext documento={{ ...documento, current }} typed={typed} />
        )}
        {otherPoints.length === 0 ? null : (
          <Disclosure title={words.otherPoints(otherPoints.length)} detail={words.otherPointsHint}>
            <Statements items={otherPoints} />
          </Disclosure>
        )}
        {not_discussed.length === 0 ? null : (
          <section aria-labelledby="not-discussed" className="rounded-lg bg-sunken py-3 pr-3 pl-4">
            <h3 id="not-discussed" className="mb-1 font-semibold">
              {words.notDiscussed}
            </h3>
            <ul className="list-disc space-y-1 pl-5 text-sm">
              {not_discussed.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        )}
      </DocumentoView>
    </>
  );
};
