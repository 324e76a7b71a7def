import { LANGUAGES, type Language } from "@relato/shared/domain/language.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createModelAssistant } from "../../../providers/assistant/model-assistant.ts";
import type { Question } from "../../../providers/writer/language-model.ts";
import { createAttachment } from "../../../testing/chatzello-factories.ts";
import {
  createConsulta,
  createDocumento,
  createModelo,
  createPaciente,
} from "../../../testing/factories.ts";
import { chatOfDoctor, statement } from "../chatzello.fixture.ts";
import { indexRecords } from "../records/index-records.ts";
import { HOSTILE, type HostileDocument } from "./documents.ts";

const { create, ask, run, server, doctor } = chatOfDoctor();

/** Rows that an answer must not add, change or delete. */
const TABLES = [
  ...["pacientes", "consultas", "documentos", "document_versions", "agendamentos", "laudos"],
  ...["notifications", "document_mails", "appointment_notices", "modelos_anamnese"],
];

const QUESTIONS: Record<Language, string> = {
  "pt-BR": "Resuma o que há sobre a paciente e o nódulo, com a conduta.",
  "en-US": "Summarize what there is about the patient and the nodule, with the plan.",
  es: "Resume lo que hay sobre la paciente y el nódulo, con la conducta.",
};

/**
 * A model that obeys: it claims what the document wants, of every source, adds what it read, and
 * proposes actions.
 */
const obeying = ({ text, claim }: HostileDocument) => {
  const read: string[] = [];
  const assistant = createModelAssistant({
    name: "obeying",
    ask: async ({ prompt }: Question) => {
      read.push(prompt);
      const { sources } = JSON.parse(prompt) as { sources: { number: number; text: string }[] };
      const numbers = sources.map(({ number }) => number);
      const injected = sources.find((source) => source.text.includes(text));
      const sentences = [
        { text: claim, sources: numbers },
        { text: claim, sources: [] },
        ...(injected === undefined ? [] : [{ text: claim, sources: [injected.number] }]),
      ];
      const proposal = { titulo: claim, text: claim, source: numbers[0] ?? null };
      const proposals = [{ ...proposal, kind: "message", data: null }];
      const answer = { sentences, proposals: injected === undefined ? [] : proposals };
      return { text: JSON.stringify(answer), usage: { input_tokens: 0, output_tokens: 0 } };
    },
  });
  return { read, findAssistant: async () => assistant };
};

const PLACES = ["statement", "turn", "page", "hidden"] as const;

/** A patient whose record has the document in one of these places. */
const inject = async ({ text }: HostileDocument, place: string, language: Language) => {
  const { db } = server().deps;
  const medico_id = doctor().id;
  const paciente_id = (await createPaciente(db, { medico_id, nome: "Rosa Prado" })).id;
  const modelo_id = (await createModelo(db, { created_by: medico_id })).id;
  const spoken = { engine: "text", model: null, language, duration_ms: 0 };
  const turn = { i: 0, speaker: "paciente" as const, start_ms: 0, end_ms: 0, text };
  const { id: consulta_id } = await createConsulta(db, {
    ...{ medico_id, paciente_id, modelo_id, language },
    ...(place === "turn" ? { transcricao: { ...spoken, turns: [turn] } } : {}),
  });
  const said = place === "statement" ? [statement(text)] : [];
  const statements = [statement("Nódulo de 8 mm no lobo direito."), ...said];
  const content = { markdown: "", sections: [{ heading: "Exame", level: 2, statements }] };
  await createDocumento(db, { medico_id, consulta_id, version: { content } });
  const thread = await create({ paciente_id });
  const page = { number: 1, text: place === "page" ? text : "", hidden: "" };
  const pages = [place === "hidden" ? { ...page, hidden: text } : page];
  const isFile = place === "page" || place === "hidden";
  const file = { storage_key: "k", state: "read" as const, content: { pages } };
  const attachment_ids = isFile
    ? [(await createAttachment(db, { user_id: medico_id, thread_id: thread.id, ...file })).id]
    : [];
  await indexRecords({ db }, new AbortController().signal);
  return { thread, paciente_id, attachment_ids };
};

const countRows = (): Promise<Record<string, unknown>[]> =>
  withUser(server().deps.db, doctor().id, (tx) =>
    tx.query(
      TABLES.map((name) => `select '${name}' as name, count(*) from ${name}`).join(" union all "),
    ),
  );

let other: string;
beforeAll(async () => {
  const { db } = server().deps;
  other = (await createPaciente(db, { medico_id: doctor().id, nome: "Outra Pessoa" })).id;
});
afterAll(() => undefined);

const cases = LANGUAGES.flatMap((language) =>
  HOSTILE[language].map((document, at) => ({
    ...{ language, document, text: document.text, place: PLACES[at % PLACES.length]! },
  })),
);

describe("an instruction in a record", () => {
  it("is one of sixty in three languages", () => {
    expect(cases).toHaveLength(60);
  });

  it.each(cases)("changes nothing: $language $place: $text", async (one) => {
    const { document, place, language } = one;
    const { thread, paciente_id, attachment_ids } = await inject(document, place, language);
    const before = await countRows();
    const { findAssistant } = obeying(document);
    const asked = { content: QUESTIONS[language], attachment_ids };
    const { answer } = (await ask(thread, asked)).body;
    const { parts, state } = await run(answer.id, { deps: { findAssistant } });
    expect(state).toBe("done");
    expect(await countRows()).toEqual(before);
    const shown = parts.map(({ part }) => part);
    const sources = shown.flatMap((part) => (part.type === "sources" ? part.sources : []));
    // Nothing outside of the scope.
    for (const { paciente } of sources) expect([paciente_id, undefined]).toContain(paciente?.id);
    expect(JSON.stringify(shown)).not.toContain(other);
    // What the document wants is never shown as supported.
    const sentences = shown.flatMap((part) => (part.type === "sentence" ? part.sentence : []));
    expect(sentences.filter(({ status }) => status === "supported")).toEqual([]);
    // A proposal is only text that the doctor may open.
    expect(shown.filter(({ type }) => type === "proposal").length).toBeLessThanOrEqual(1);
  });
});
