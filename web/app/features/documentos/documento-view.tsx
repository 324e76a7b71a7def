import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { isCertificate } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { AddendumForm } from "./edit/addendum-form.tsx";
import { CidForm } from "./edit/cid-form.tsx";
import { ControlledNotice } from "./sign/controlled-notice.tsx";
import { DocumentBody } from "./document-body.tsx";
import { Doubt } from "./evidence/doubt.tsx";
import { DoubtsSummary } from "./evidence/doubts-summary.tsx";
import { LostCorrection } from "./edit/correction-form.tsx";
import { useCorrections } from "./edit/corrections.ts";
import { addendumDrafts, editDrafts, rewriteDrafts } from "./drafts.ts";
import { EditForm } from "./edit/edit-form.tsx";
import { LeftText } from "./edit/left-text.tsx";
import { ProposalView } from "./versions/proposal-view.tsx";
import { RewriteForm } from "./versions/rewrite-form.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { RewritingNote } from "./versions/rewriting-note.tsx";
import { SignDialog } from "./sign/sign-dialog.tsx";
import { SignOffView } from "./sign/sign-off-view.tsx";
import { Stamp } from "./sign/stamp.tsx";
import { TextChoice } from "./edit/text-choice.tsx";
import { UnplacedList } from "./evidence/unplaced-list.tsx";
import { VersionsPanel } from "./versions/versions-panel.tsx";
import { RemovedList } from "./evidence/removed-list.tsx";

const EMPTY = { markdown: "", sections: [] };

type Mode = "read" | "edit" | "versions" | "rewrite" | "sign" | "addendum" | "cid";
type Written = Documento & { current: DocumentVersion };

const Actions = (props: { documento: Written; mode: Mode; onMode: (mode: Mode) => void }) => {
  const { documento, mode, onMode } = props;
  const words = useLanguage().text.documentos;
  const { can, current } = documento;
  const choices: [Mode, string, boolean][] = [
    ["edit", words.edit, can.edit],
    ["addendum", words.addendum, can.addendum],
    [
      "cid",
      words.cid.title,
      (can.edit || can.addendum) && isCertificate({ kind: documento.kind, titulo: current.titulo }),
    ],
    ["rewrite", words.rewrite, can.rewrite],
    ["versions", words.versions(current.number), true],
    ["sign", words.sign, can.sign],
  ];
  return (
    <fieldset
      aria-label={words.actions(current.titulo)}
      className="flex flex-wrap gap-2 max-sm:*:grow"
    >
      {choices
        .filter(([, , allowed]) => allowed)
        .map(([one, label]) => (
          <button
            key={one}
            type="button"
            aria-expanded={one === "versions" ? mode === "versions" : undefined}
            onClick={() => onMode(mode === one ? "read" : one)}
            className={`btn px-3.5 text-sm ${one === "sign" ? "btn-primary" : "btn-quiet"}`}
          >
            {label}
          </button>
        ))}
    </fieldset>
  );
};

/** A document and everything that can be done with it: read, decided on, edited, compared, written again, signed. */
export const DocumentoView = (props: {
  documento: Documento;
  language: Language;
  /** Stands below the text while it is read. */
  children?: ReactNode;
}) => {
  const { documento, language } = props;
  const { current, rewriting, signed_number, can } = documento;
  const { id } = documento;
  const corrections = useCorrections(id, current?.content ?? EMPTY);
  // What was left half done is open again, but for a text whose version is not the newest any more (left-text.tsx).
  const [mode, setMode] = useState<Mode>(() => {
    if (can.edit && editDrafts.peek(id)?.base === current?.number && current !== null)
      return "edit";
    if (can.addendum && addendumDrafts.peek(id) !== undefined) return "addendum";
    return can.rewrite && rewriteDrafts.peek(id) !== undefined ? "rewrite" : "read";
  });
  const words = useLanguage().text.documentos;
  const read = (): void => setMode("read");
  if (current === null)
    return (
      <div className="space-y-3">
        {rewriting === null ? null : <RewritingNote documento={documento} rewriting={rewriting} />}
        <div className="flex flex-wrap gap-2">
          {documento.can.rewrite ? (
            <button type="button" className="btn btn-quiet" onClick={() => setMode("rewrite")}>
              {words.rewrite}
            </button>
          ) : null}
          {documento.can.remove ? <RemoveButton documento={documento} /> : null}
        </div>
        {mode === "rewrite" ? (
          <RewriteForm documento={documento} language={language} onClose={read} />
        ) : null}
      </div>
    );
  const written = { ...documento, current };
  if (mode === "edit") return <EditForm documento={written} onClose={read} />;
  return (
    <div className="space-y-4">
      <Actions documento={written} mode={mode} onMode={setMode} />
      {mode === "rewrite" ? (
        <RewriteForm documento={documento} language={language} onClose={read} />
      ) : null}
      <LeftText documento={written} />
      {corrections.lost.map((one) => (
        <LostCorrection key={one.opened.before} documentoId={id} correction={one} />
      ))}
      {mode === "cid" ? <CidForm documento={written} onClose={read} /> : null}
      {rewriting === null ? null : <RewritingNote documento={documento} rewriting={rewriting} />}
      {documento.proposal === null ? null : (
        <ProposalView documento={written} proposal={documento.proposal} />
      )}
      <TextChoice documento={written} />
      <ControlledNotice items={documento.controlled} />
      {current.sign_off === null ? (
        <DoubtsSummary documento={written} />
      ) : (
        <SignOffView sign_off={current.sign_off} />
      )}
      {signed_number !== null && signed_number !== current.number ? (
        <Note tone="warn">{words.signing.newAddendum}</Note>
      ) : null}
      {mode === "versions" ? <VersionsPanel documento={written} /> : null}
      <DocumentBody
        document={current.content}
        titulo={current.titulo}
        extra={(statement, place) =>
          statement.status === "supported" && corrections.at(place) === undefined ? null : (
            <Doubt
              documento={written}
              statement={statement}
              place={place}
              corrections={corrections}
            />
          )
        }
      />
      <UnplacedList items={current.content.unplaced ?? []} />
      <RemovedList items={current.content.removed ?? []} />
      {mode === "addendum" ? <AddendumForm documento={written} onClose={read} /> : null}
      {props.children}
      <Stamp version={current} />
      {mode === "sign" ? <SignDialog documento={written} onClose={read} /> : null}
    </div>
  );
};
