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

const parseMarkdown = (text: string): void => {
  const template = { titulo: "Nota", markdown: text };
  const headings = calls.readHeadings(template).map((heading) => ({ heading, level: 2 }));
  calls.readDocument(text, { headings, title: "Nota", language: "pt-BR" });
  calls.readTranscript(text, "pt-BR");
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
