import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { decodeText } from "@relato/shared/domain/csv.ts";
import { readPacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { documentContent } from "../../features/sharing/document-content.ts";
import { serveRequests } from "../../platform/processes/child.ts";
import { bodyBlocksOf } from "../../platform/pdf/blocks.ts";
import { calls } from "../../providers/engine/calls.ts";
import { parseAnswer } from "../../providers/writer/answer.ts";
import { ModelFaultError } from "../../providers/writer/language-model.ts";

/* A child that parses texts as the browser, the web server and the engine process do. */

export type ParseRequest = { kind: "csv"; bytes: Uint8Array } | { kind: "markdown"; text: string };

const parseCsv = (bytes: Uint8Array): void => {
  const text = decodeText(bytes);
  for (const order of ["day-first", "month-first"] as const) readPacientesCsv(text, order);
};

const TALK = "Tenho febre há dois dias e tomo dipirona.";
const NOTE = { sections: [{ heading: "Queixa", statements: [{ text: TALK, turns: [0] }] }] };
/** Characters of a talk; a longer one takes longer, but in proportion (engine-time.test.ts). */
const MAX_TALK = 2000;
/** A note takes ten times as long as the parsers. */
const NOTES_ONE_IN = 8;

/** The engine's calls with the text as talk. */
const readTalk = (text: string): void => {
  const template = { titulo: "Nota", markdown: "## Queixa\n## Exame físico\n## Conduta\n" };
  const turns = calls.readTranscript(text.slice(0, MAX_TALK), "pt-BR");
  const visit = { consultation_type: "presencial", patient_context: "", turns } as const;
  const consultation = { ...visit, locale: "pt-BR", template } as const;
  calls.write(consultation);
  calls.checkNote(consultation, NOTE);
  calls.settleNote(consultation, NOTE, null);
};

const parseMarkdown = (text: string): void => {
  const template = { titulo: "Nota", markdown: text };
  const headings = calls.readHeadings(template).map((heading) => ({ heading, level: 2 }));
  calls.readDocument(text, { headings, title: "Nota", language: "pt-BR" });
  calls.readTranscript(text, "pt-BR");
  if (text.length % NOTES_ONE_IN === 0) readTalk(text);
  const turns = [{ i: 0, start_ms: 0, end_ms: 0, text: TALK }];
  const visit = { consultation_type: "presencial", patient_context: "", turns } as const;
  calls.write({ ...visit, locale: "pt-BR", template });
  const content = documentContent(bodyBlocksOf("Nota", text));
  renderToStaticMarkup(createElement("main", null, ...content));
  try {
    parseAnswer(text);
  } catch (error) {
    if (!(error instanceof ModelFaultError)) throw error;
  }
};

serveRequests<ParseRequest>((request) =>
  request.kind === "csv" ? parseCsv(request.bytes) : parseMarkdown(request.text),
);
