import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { DocumentBody } from "./document-body.tsx";
import { DocumentoActions, type Mode } from "./documento-actions.tsx";
import { WithIdentity } from "../perfil/with-identity.tsx";
import { addendumDrafts, editDrafts, rewriteDrafts } from "./drafts.ts";
import { AddendumForm } from "./edit/addendum-form.tsx";
import { CidForm } from "./edit/cid-form.tsx";
import { LostCorrection } from "./edit/correction-form.tsx";
import { useCorrections } from "./edit/corrections.ts";
import { StaleDraft } from "./edit/edit-conflict.tsx";
import { EditForm } from "./edit/edit-form.tsx";
import { TextChoice } from "./edit/text-choice.tsx";
import { Disclosure } from "./evidence/disclosure.tsx";
import { Doubt } from "./evidence/doubt.tsx";
import { DoubtsSummary } from "./evidence/doubts-summary.tsx";
import { RemovedList } from "./evidence/removed-list.tsx";
import type { WrittenDocumento } from "./queries.ts";
import { RemoveButton } from "./remove-button.tsx";
import { ControlledNotice } from "./sign/controlled-notice.tsx";
import { SignDialog } from "./sign/sign-dialog.tsx";
import { SignOffView } from "./sign/sign-off-view.tsx";
import { Stamp } from "./sign/stamp.tsx";
import { Statements } from "./statements.tsx";
import { ProposalView } from "./versions/proposal-view.tsx";
import { RewriteForm } from "./versions/rewrite-form.tsx";
import { RewritingNote } from "./versions/rewriting-note.tsx";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** Opens the form of a draft. The draft of an older version is a conflict instead (StaleDraft). */
const initialMode = ({ id, current, can }: Documento): Mode => {
  if (can.edit && current !== null && editDrafts.peek(id)?.base === current.number) return "edit";
  if (can.addendum && addendumDrafts.peek(id) !== undefined) return "addendum";
  return can.rewrite && rewriteDrafts.peek(id) !== undefined ? "rewrite" : "read";
};

interface ModeProps {
  language: Language;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

const UnwrittenView = ({
  documento,
  language,
  mode,
  onMode,
}: ModeProps & { documento: Documento }) => {
  const words = useLanguage().text.documentos;
  const { rewriting, can } = documento;
  return (
    <div className="space-y-3">
      {rewriting === null ? null : <RewritingNote documento={documento} rewriting={rewriting} />}
      <div className="flex flex-wrap gap-2">
        {can.rewrite ? (
          <button type="button" className="btn btn-quiet" onClick={() => onMode("rewrite")}>
            {words.rewrite}
          </button>
        ) : null}
        {can.remove ? <RemoveButton documento={documento} /> : null}
      </div>
      {mode === "rewrite" ? (
        <RewriteForm documento={documento} language={language} onClose={() => onMode("read")} />
      ) : null}
    </div>
  );
};

const WrittenView = (props: ModeProps & { documento: WrittenDocumento; children: ReactNode }) => {
  const { documento, language, mode, onMode } = props;
  const { id, current, rewriting, proposal, signed_number } = documento;
  const { content, titulo, number, sign_off } = current;
  const corrections = useCorrections(id, content);
  const { documentos: words, modelNote } = useLanguage().text;
  const form = { documento, onClose: () => onMode("read") };
  const { unplaced = [], removed = [] } = content;
  if (mode === "edit") return <EditForm {...form} />;
  return (
    <div className="space-y-4">
      <DocumentoActions documento={documento} mode={mode} onMode={onMode} />
      {mode === "rewrite" ? <RewriteForm {...form} language={language} /> : null}
      <StaleDraft documento={documento} />
      {corrections.lost.map((one) => (
        <LostCorrection key={one.opened.before} documentoId={id} correction={one} />
      ))}
      {mode === "cid" ? <CidForm {...form} /> : null}
      {rewriting === null ? null : <RewritingNote documento={documento} rewriting={rewriting} />}
      {proposal === null ? null : <ProposalView documento={documento} proposal={proposal} />}
      <TextChoice documento={documento} />
      <ControlledNotice items={documento.controlled} />
      {sign_off === null ? (
        <DoubtsSummary documento={documento} />
      ) : (
        <SignOffView sign_off={sign_off} />
      )}
      {signed_number !== null && signed_number !== number ? (
        <Note tone="warn">{words.signing.newAddendum}</Note>
      ) : null}
      {mode === "versions" ? <VersionsPanel documento={documento} /> : null}
      <DocumentBody
        document={content}
        titulo={titulo}
        extra={(statement, place) =>
          statement.status === "supported" && corrections.at(place) === undefined ? null : (
            <Doubt {...{ documento, statement, place, corrections }} />
          )
        }
      />
      {unplaced.length === 0 ? null : (
        <Disclosure
          title={modelNote.unplaced.title(unplaced.length)}
          detail={modelNote.unplaced.detail}
          isOpen
        >
          <Statements items={unplaced} />
        </Disclosure>
      )}
      <RemovedList items={removed} />
      {mode === "addendum" ? <AddendumForm {...form} /> : null}
      {props.children}
      <Stamp version={current} />
      {mode === "sign" ? (
        <WithIdentity onClose={form.onClose}>
          <SignDialog {...form} />
        </WithIdentity>
      ) : null}
    </div>
  );
};

/** A document with everything that the doctor can do with it. `children` follow the read text. */
export const DocumentoView = (props: {
  documento: Documento;
  language: Language;
  children?: ReactNode;
}) => {
  const { documento, language } = props;
  const { current } = documento;
  const [mode, setMode] = useState<Mode>(() => initialMode(documento));
  const view = { language, mode, onMode: setMode };
  if (current === null) return <UnwrittenView {...view} documento={documento} />;
  return (
    <WrittenView {...view} documento={{ ...documento, current }}>
      {props.children}
    </WrittenView>
  );
};
