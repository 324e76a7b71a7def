import type { NewVersion, Place } from "@relato/shared/contract/documento-versions.ts";
import type { DocumentVersion, Documento } from "@relato/shared/contract/documentos.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import { normalCid } from "@relato/shared/domain/cid.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { isCertificate } from "@relato/shared/domain/documento.ts";
import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { messagesOf } from "../../../platform/messages.ts";
import type { VerifyDeps } from "../evidence/verify.ts";
import { authorisedCidsIn, withAuthorisedCid } from "../sign/certificate.ts";
import { EMPTY_DOCUMENT, type Ground, replaceStatement, reviseDocument } from "./revise.ts";

/** What a change starts from. */
export interface Start {
  documento: Documento;
  base: DocumentVersion;
  /** The version to restore; null for other changes. */
  from: DocumentVersion | null;
  testimony: Testimony;
  /** The doctor's name. */
  name: string;
  time_zone: string;
}

type ChangedVersion = Pick<DocumentVersion, "titulo" | "modelo_id" | "content" | "writer"> &
  Pick<DocumentVersion, "change"> &
  Partial<Pick<DocumentVersion, "restored_from">>;
type Changed = Pick<ChangedVersion, "content" | "change"> & Partial<ChangedVersion>;

/**
 * The version that a change makes of its base.
 * @throws AppError VALIDATION, DOCUMENT_EMPTY, CID_NOT_AUTHORISED, ENGINE_FAILED, UNAVAILABLE
 */
export const applyChange = async (
  deps: VerifyDeps,
  start: Start,
  change: NewVersion,
): Promise<ChangedVersion> => {
  const { titulo, modelo_id, writer } = start.base;
  const ground = { deps, testimony: start.testimony, titulo };
  return { titulo, modelo_id, writer, ...(await applyTo(start, change, ground)) };
};

const applyTo = async (start: Start, change: NewVersion, ground: Ground): Promise<Changed> => {
  const { content, titulo } = start.base;
  switch (change.change) {
    case "edited": {
      const edited = await reviseDocument(content, normalLines(change.markdown), ground);
      return { titulo: change.titulo ?? titulo, content: edited, change: "edited" };
    }
    case "corrected": {
      const markdown = await replaceStatement(content, change.place, change.text, ground);
      if (markdown === null) throw new AppError("VALIDATION", { field: "place" });
      return { content: await reviseDocument(content, markdown, ground), change: "edited" };
    }
    case "kept":
      return { content: markKept(content, change.places, approvalBy(start)), change: "kept" };
    case "restored": {
      if (start.from === null) throw new AppError("VERSION_NOT_FOUND");
      const { number: restored_from, ...from } = start.from;
      const { titulo: title, modelo_id, writer } = from;
      return {
        titulo: title,
        modelo_id,
        writer,
        content: from.content,
        change: "restored",
        restored_from,
      };
    }
    case "addendum": {
      const added = await addAddendum(start, normalLines(change.markdown), ground);
      return { content: added, change: "addendum" };
    }
    case "cid":
      return addCid(start, change, ground);
  }
};

/** Browsers submit `\r\n` in forms. */
const normalLines = (markdown: string): string => markdown.replace(/\r\n?/g, "\n");

const approvalBy = ({ name }: Start): NonNullable<Statement["kept"]> => ({
  by: name,
  at: new Date().toISOString(),
});

/** Adds a CID at the end of a certificate, with the statement that the patient authorised it. */
const addCid = async (
  start: Start,
  { code, cid_authorised }: Extract<NewVersion, { change: "cid" }>,
  ground: Ground,
): Promise<Changed> => {
  const { documento, base, testimony } = start;
  const { content, titulo } = base;
  if (!isCertificate({ kind: documento.kind, titulo }))
    throw new AppError("VALIDATION", { field: "change" });
  if (!cid_authorised) throw new AppError("CID_NOT_AUTHORISED");
  const cid = normalCid(code);
  const isSigned = documento.signed_number !== null;
  const change = isSigned ? "addendum" : "edited";
  if (authorisedCidsIn(content).has(cid)) return { content, change };
  const line = messagesOf(localeOfLanguage(testimony.locale)).documentos.cidLine(cid);
  const extended = isSigned
    ? await addAddendum(start, `${line}.`, ground)
    : await reviseDocument(content, `${content.markdown.trimEnd()}\n\n${line}.\n`, ground);
  return { content: withAuthorisedCid(extended, line, approvalBy(start)), change };
};

/** Marks statements without support as kept. Supported and kept ones do not change. */
const markKept = (
  content: Document,
  places: readonly Place[],
  kept: NonNullable<Statement["kept"]>,
): Document => {
  const chosen = new Set(places.map(({ section, statement }) => `${section} ${statement}`));
  return {
    ...content,
    sections: content.sections.map((section, s) => ({
      ...section,
      statements: section.statements.map((statement, at) =>
        chosen.has(`${s} ${at}`) && statement.status !== "supported"
          ? { ...statement, kept: statement.kept ?? kept }
          : statement,
      ),
    })),
  };
};

/** Appends the addendum to the unchanged signed text, under a heading with the doctor and time. */
const addAddendum = async (start: Start, markdown: string, ground: Ground): Promise<Document> => {
  if (markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
  const { base, testimony, name, time_zone } = start;
  const { content } = base;
  const heading = messagesOf(localeOfLanguage(testimony.locale)).documentos.addendumHeading(
    name.replace(/[\n#*_`]/g, " "),
    new Intl.DateTimeFormat(testimony.locale, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: time_zone,
    }).format(new Date()),
  );
  const added = `## ${heading}\n\n${markdown.trim()}\n`;
  const revised = await reviseDocument(EMPTY_DOCUMENT, added, ground);
  return {
    ...content,
    markdown: `${content.markdown.trimEnd()}\n\n---\n\n${added}`,
    sections: [...content.sections, ...revised.sections],
  };
};
