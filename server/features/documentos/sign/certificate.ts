import { statementKey } from "@relato/scribe/document/read.ts";
import { cidsIn, withoutCids } from "@relato/shared/domain/cid.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { type DocumentKind, isCertificate } from "@relato/shared/domain/documento.ts";
import { AppError } from "../../../platform/http/errors.ts";

/** The codes that the patient authorised to disclose. */
export const authorisedCidsIn = ({ sections }: Document): ReadonlySet<string> =>
  new Set(
    sections
      .flatMap(({ statements }) => statements)
      .filter(({ cid_authorised }) => cid_authorised !== undefined)
      .flatMap(({ text }) => cidsIn(text)),
  );

/**
 * Refuses a certificate with a CID that the patient did not authorise (medical secrecy: Código de
 * Ética Médica, article 73; CFM 2.381/2024). Codes of `previous` are not checked.
 * @throws AppError CID_NOT_AUTHORISED
 */
export const refuseOpenCids = (
  document: { kind: DocumentKind; titulo: string; content: Document },
  previous?: Document,
): void => {
  if (!isCertificate(document)) return;
  const { titulo, content } = document;
  const allowed = new Set([...authorisedCidsIn(content), ...cidsIn(previous?.markdown ?? "")]);
  if (cidsIn(`${titulo}\n${content.markdown}`).some((code) => !allowed.has(code)))
    throw new AppError("CID_NOT_AUTHORISED");
};

const removeCids = <One extends { text: string }>(one: One): One => ({
  ...one,
  text: withoutCids(one.text),
});

/** A machine's certificate without the codes. A statement of nothing but a code is removed. */
export const certificateWithoutCids = (content: Document): Document => {
  const { markdown, sections, removed, unplaced } = content;
  return {
    ...(removed === undefined ? {} : { removed: removed.map(removeCids) }),
    ...(unplaced === undefined ? {} : { unplaced: unplaced.map(removeCids) }),
    markdown: withoutCids(markdown),
    sections: sections.map((section) => ({
      ...section,
      heading: withoutCids(section.heading),
      statements: section.statements.map(removeCids).filter(({ text }) => text !== ""),
    })),
  };
};

/** Marks the statement `line`, which the doctor has just added, as authorised by the patient. */
export const withAuthorisedCid = (
  content: Document,
  line: string,
  cid_authorised: NonNullable<Statement["cid_authorised"]>,
): Document => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    statements: section.statements.map((statement): Statement => {
      if (statementKey(statement.text) !== statementKey(line)) return statement;
      const { text, status, evidence, kept = cid_authorised } = statement;
      if (status === "supported") return { ...statement, cid_authorised };
      // The line has the words of a form: the conversation cannot contradict them.
      return { text, status: "review", evidence, kept, cid_authorised };
    }),
  })),
});
