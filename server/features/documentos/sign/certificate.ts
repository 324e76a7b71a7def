import { statementKey } from "@relato/scribe/document/read.ts";
import { cidsIn, withoutCids } from "@relato/shared/domain/cid.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { type DocumentKind, isCertificate } from "@relato/shared/domain/documento.ts";
import { AppError } from "../../../platform/http/errors.ts";

const statementsOf = ({ sections }: Document): Statement[] =>
  sections.flatMap(({ statements }) => statements);

/** The codes for whose disclosure the patient's authorisation is marked. */
export const authorisedCidsIn = (content: Document): ReadonlySet<string> =>
  new Set(
    statementsOf(content)
      .filter(({ cid_authorised }) => cid_authorised !== undefined)
      .flatMap(({ text }) => cidsIn(text)),
  );

/**
 * Refuses a certificate that bears a CID without the patient's authorisation (medical secrecy: Código de Ética Médica, article 73; CFM 2.381/2024).
 * `stood`: a content whose codes are not this change's doing.
 * @throws AppError CID_NOT_AUTHORISED
 */
export const refuseOpenCids = (
  document: { kind: DocumentKind; titulo: string; content: Document },
  stood?: Document,
): void => {
  if (!isCertificate(document)) return;
  const { titulo, content } = document;
  const allowed = authorisedCidsIn(content);
  const before = new Set(stood === undefined ? [] : cidsIn(stood.markdown));
  const open = cidsIn(`${titulo}\n${content.markdown}`).filter(
    (code) => !allowed.has(code) && !before.has(code),
  );
  if (open.length > 0) throw new AppError("CID_NOT_AUTHORISED");
};

/** What a machine wrote into a certificate, without the codes that were spoken of; a statement that was nothing else is gone. */
export const certificateWithoutCids = ({
  markdown,
  sections,
  removed,
  unplaced,
}: Document): Document => ({
  ...(removed === undefined
    ? {}
    : { removed: removed.map((one) => ({ ...one, text: withoutCids(one.text) })) }),
  ...(unplaced === undefined
    ? {}
    : { unplaced: unplaced.map((one) => ({ ...one, text: withoutCids(one.text) })) }),
  markdown: withoutCids(markdown),
  sections: sections.map((section) => ({
    ...section,
    heading: withoutCids(section.heading),
    statements: section.statements.flatMap((statement) => {
      const text = withoutCids(statement.text);
      return text === "" ? [] : [{ ...statement, text }];
    }),
  })),
});

/** The content with the patient's authorisation at the statement that the doctor has just added, and the doctor's name with it. */
export const withAuthorisedCid = (
  content: Document,
  line: string,
  authorised: NonNullable<Statement["cid_authorised"]>,
): Document => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    statements: section.statements.map((statement): Statement => {
      if (statementKey(statement.text) !== statementKey(line)) return statement;
      const { text, status, evidence, kept } = statement;
      if (status === "supported") return { ...statement, cid_authorised: authorised };
      // The number and the words of the line are its form's: the conversation cannot contradict them.
      return {
        text,
        status: "review",
        evidence,
        kept: kept ?? authorised,
        cid_authorised: authorised,
      };
    }),
  })),
});
