import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import { messagesOf } from "../../../platform/messages.ts";
import type { NewVersion } from "@relato/shared/contract/documento-versions.ts";
import type { DocumentVersion, Documento } from "@relato/shared/contract/documentos.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { normalCid } from "@relato/shared/domain/cid.ts";
import { type ChangeKind, isCertificate, MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { timeZoneOf } from "../../configuracoes/queries.ts";
import { findPerfil } from "../../perfil/queries.ts";
import { announceDocumento } from "../announce.ts";
import { authorisedCidsIn, refuseOpenCids, withAuthorisedCid } from "../sign/certificate.ts";
import {
  findDocumento,
  findTestimony,
  findVersion,
  insertVersion,
  lockDocumento,
  type NewVersionRow,
} from "../queries.ts";
import { replaceStatement, reviseDocument } from "./revise.ts";
import { saveWords } from "../words.ts";
import { saveRewriting } from "../writer-queries.ts";

export type ChangeDeps = Pick<Deps, "db" | "events" | "engine" | "log">;

/** What a change is made from. */
interface Start {
  documento: Documento;
  base: DocumentVersion;
  /** The version to restore; null unless one was named. */
  from: DocumentVersion | null;
  testimony: Testimony;
  /** The doctor's name, as it shall stand beside what they do. */
  name: string;
  time_zone: string;
}

/** The name of the doctor who is asking: of the profile, else of the account. */
export const nameOf = async (tx: Tx, user: Pick<Caller, "name" | "email">): Promise<string> => {
  const { first_name, last_name } = await findPerfil(tx);
  return `${first_name} ${last_name}`.trim() || user.name.trim() || user.email;
};

/**
 * Makes a document's next version. What is slow happens between two transactions: the first reads what the change is made from,
 * the second adds the version, if nobody was faster.
 * @throws AppError with one of createVersion's codes; nothing is then changed
 */
export const createVersion = async (
  deps: ChangeDeps,
  user: Caller,
  id: string,
  change: NewVersion,
): Promise<Documento> => {
  const { db, events } = deps;
  if ("markdown" in change && change.markdown.length > MAX_DOCUMENT)
    throw new AppError("DOCUMENT_TOO_LONG");
  const start = await withUser(db, user.id, (tx) => readStart(tx, user, id, change));
  const made = await make(deps, start, change);
  const { base, documento } = start;
  const unchanged =
    change.change !== "restored" &&
    made.titulo === base.titulo &&
    canonical(made.content) === canonical(base.content);
  if (unchanged) return documento;
  if (made.content.markdown.trim() === "") throw new AppError("DOCUMENT_EMPTY");
  if (made.content.markdown.length > MAX_DOCUMENT) throw new AppError("DOCUMENT_TOO_LONG");
  // What is signed, or only decided on, stands as it was written: this change did not bring its codes in.
  const stood = made.change === "addendum" || made.change === "kept" ? base.content : undefined;
  refuseOpenCids({ kind: documento.kind, ...made }, stood);
  return withUser(db, user.id, async (tx) => {
    await lockDocumento(tx, id);
    allow((await findDocumento(tx, id)) ?? documento, { change: made.change, base: change.base });
    const version = await insertVersion(tx, {
      documento_id: id,
      base: change.base,
      made_by: "doctor",
      author: user.id,
      author_name: start.name,
      ...made,
    });
    if (version === null) throw new AppError("DOCUMENT_CHANGED");
    // Why the writer failed on a version before this one is no news any more.
    if (documento.rewriting?.state === "failed") await saveRewriting(tx, id, null);
    await saveWords(tx, documento.consulta_id);
    await announceDocumento(events, tx, user.id, documento);
    return (await findDocumento(tx, id)) ?? documento;
  });
};

const readStart = async (tx: Tx, user: Caller, id: string, change: NewVersion): Promise<Start> => {
  const documento = await findDocumento(tx, id);
  if (documento === null) throw new AppError("NOT_FOUND");
  const base = allow(documento, change);
  const from = change.change === "restored" ? await findVersion(tx, id, change.from) : null;
  if (change.change === "restored" && from === null) throw new AppError("VERSION_NOT_FOUND");
  return {
    documento,
    base,
    from,
    testimony: await findTestimony(tx, documento.consulta_id),
    name: await nameOf(tx, user),
    time_zone: await timeZoneOf(tx, user.id),
  };
};

/** The version that the change is made from, if it is the newest and the change may be. */
const allow = (
  { current, can }: Documento,
  { change, base }: { change: NewVersion["change"] | ChangeKind; base: number },
): DocumentVersion => {
  if (current === null || current.number !== base) throw new AppError("DOCUMENT_CHANGED");
  if (change === "addendum" && !can.addendum) throw new AppError("DOCUMENT_NOT_SIGNED");
  const may = change === "addendum" || can.edit || (change === "cid" && can.addendum);
  if (!may) throw new AppError("DOCUMENT_SIGNED");
  return current;
};

type Made = Pick<
  NewVersionRow,
  "titulo" | "modelo_id" | "content" | "writer" | "change" | "restored_from"
>;

const make = async (deps: ChangeDeps, start: Start, change: NewVersion): Promise<Made> => {
  const { base, from, testimony } = start;
  const { titulo, modelo_id, writer } = base;
  const ground = { deps, testimony, titulo };
  const same = { titulo, modelo_id, writer };
  switch (change.change) {
    case "edited": {
      const content = await reviseDocument(base.content, normal(change.markdown), ground);
      return { ...same, titulo: change.titulo ?? titulo, content, change: "edited" };
    }
    case "corrected": {
      const markdown = await replaceStatement(base.content, change.place, change.text, ground);
      if (markdown === null) throw new AppError("VALIDATION", { field: "place" });
      const content = await reviseDocument(base.content, markdown, ground);
      return { ...same, content, change: "edited" };
    }
    case "kept": {
      const kept = { by: start.name, at: new Date().toISOString() };
      return { ...same, content: keep(base.content, change.places, kept), change: "kept" };
    }
    case "restored": {
      if (from === null) throw new AppError("VERSION_NOT_FOUND");
      const { number, content } = from;
      const then = { titulo: from.titulo, modelo_id: from.modelo_id, writer: from.writer };
      return { ...then, content, change: "restored", restored_from: number };
    }
    case "addendum":
      return {
        ...same,
        content: await append(deps, start, normal(change.markdown)),
        change: "addendum",
      };
    case "cid":
      return { ...same, ...(await addCid(deps, start, change)) };
  }
};

/** The certificate with a CID at its end, in the words that say that the patient authorised it. */
const addCid = async (
  deps: ChangeDeps,
  start: Start,
  { code, cid_authorised }: Extract<NewVersion, { change: "cid" }>,
): Promise<Pick<Made, "content" | "change">> => {
  const { base, documento, testimony, name } = start;
  const { content, titulo } = base;
  if (!isCertificate({ kind: documento.kind, titulo }))
    throw new AppError("VALIDATION", { field: "change" });
  if (!cid_authorised) throw new AppError("CID_NOT_AUTHORISED");
  const cid = normalCid(code);
  const isSigned = documento.signed_number !== null;
  const change = isSigned ? ("addendum" as const) : ("edited" as const);
  if (authorisedCidsIn(content).has(cid)) return { content, change };
  const line = messagesOf(localeOfLanguage(testimony.locale)).documentos.cidLine(cid);
  const longer = isSigned
    ? await append(deps, start, `${line}.`)
    : await reviseDocument(content, `${content.markdown.trimEnd()}\n\n${line}.\n`, {
        deps,
        testimony,
        titulo,
      });
  const authorised = { by: name, at: new Date().toISOString() };
  return { content: withAuthorisedCid(longer, line, authorised), change };
};

/** What a browser's form made of the ends of lines. */
const normal = (markdown: string): string => markdown.replace(/\r\n?/g, "\n");

/** The content with the doctor's name at statements without support; those that have support or a name stay as they are. */
const keep = (
  content: Document,
  places: readonly { section: number; statement: number }[],
  kept: NonNullable<Statement["kept"]>,
): Document => {
  const chosen = new Set(places.map(({ section, statement }) => `${section} ${statement}`));
  return {
    ...content,
    sections: content.sections.map((section, s) => ({
      ...section,
      statements: section.statements.map((statement, at) =>
        chosen.has(`${s} ${at}`) && statement.status !== "supported" && statement.kept === undefined
          ? { ...statement, kept }
          : statement,
      ),
    })),
  };
};

/** The signed text, to the letter, and behind it what is added under a heading that says by whom and when. */
const append = async (deps: ChangeDeps, start: Start, markdown: string): Promise<Document> => {
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
  const revised = await reviseDocument({ markdown: "", sections: [] }, added, {
    deps,
    testimony,
    titulo: base.titulo,
  });
  return {
    ...content,
    markdown: `${content.markdown.trimEnd()}\n\n---\n\n${added}`,
    sections: [...content.sections, ...revised.sections],
  };
};
