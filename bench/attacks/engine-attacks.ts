import { randomUUID } from "node:crypto";
import { MAX_TRANSCRIPT_TEXT } from "@relato/shared/domain/consulta.ts";
import { MARKDOWN_MAX } from "@relato/shared/domain/modelo.ts";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import { type Caller, expectStatus } from "../parts/caller.ts";
import { waitForDocument } from "./wait-for-document.ts";
import { type Attack, checkColleague, listProblems } from "./scene.ts";

/** A consultation with a hostile template must be written or refused in this time. */
const TEMPLATE_MS = 45_000;
/** A hostile text may be tried twice for a minute. Only the other doctors must not wait. */
const TEXT_MS = 20_000;
const COLLEAGUE_MS = 20_000;

const fillText = (start: string, alphabet: string, end: string, length: number): string =>
  start + alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length - 100) + end;

/** Each makes one pattern of the former template parser backtrack: cubic and quadratic. */
const TEMPLATES = [
  fillText("# a", " ", "b", MARKDOWN_MAX),
  fillText("# a", " #", "b", MARKDOWN_MAX),
  fillText("", "a ", ":", MARKDOWN_MAX),
];

/** Talk and notes of the longest length, by the alphabets of the engine's expressions. */
const TEXTS = [
  fillText("Paciente: ", "não, não ", "x", MAX_TRANSCRIPT_TEXT),
  fillText("", "1,", "!", MAX_TRANSCRIPT_TEXT),
  fillText("Paciente: (", " ", "x", MAX_TRANSCRIPT_TEXT),
  fillText("", "[00:00] ", "", MAX_TRANSCRIPT_TEXT),
  fillText("", "Médico: dor. ", "...!", MAX_TRANSCRIPT_TEXT),
];

const post = (caller: Caller, modelo_id: string, text: string, id: string) =>
  caller.post("/api/consultas", {
    id,
    modelo_id,
    paciente_id: null,
    tipo_consulta: "presencial",
    contexto_paciente: "x",
    language: "pt-BR",
    source: { kind: "text", text },
    consent: { agreed: true },
  });

/** `problem`: refused without a code. `isOver`: the consultation ended in time. */
const attackText = async (
  attacker: Caller,
  modelo_id: string,
  text: string,
  patience_ms: number,
): Promise<{ problem: string | null; isOver: boolean }> => {
  const since = performance.now();
  const id = randomUUID();
  const answer = await post(attacker, modelo_id, text, id);
  const seconds = (): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const name = JSON.stringify(text.slice(0, 24));
  if (answer.status !== 201) {
    const said = `${answer.status} ${await answer.text()}`;
    console.error(`  ${name}: ${said.slice(0, 60)} after ${seconds()}`);
    const isCoded = answer.status < 500 || answer.status === 503;
    return { problem: isCoded ? null : `${name} answered ${said}`, isOver: true };
  }
  await answer.body?.cancel();
  const rest = patience_ms - (performance.now() - since);
  const { status } = await waitForDocument(attacker, id, rest);
  console.error(`  ${name}: ${status} after ${seconds()}`);
  return { problem: null, isOver: status !== "Processando" };
};

/** Survived: consultations with such templates end, and another doctor does not wait. */
export const templateAttack: Attack = {
  name: "template backtracking",
  run: async (scene) => {
    const { attacker } = scene;
    const hostile = TEMPLATES.map(async (markdown, i) => {
      const id = randomUUID();
      const modelo = { id, titulo: `Nota ${i}`, markdown, language: "pt-BR" };
      await expectStatus(await attacker.post("/api/modelos", modelo), 201);
      const text = "Paciente: Tenho febre há dois dias.";
      const { problem, isOver } = await attackText(attacker, id, text, TEMPLATE_MS);
      return problem ?? (isOver ? null : `template ${i} still runs after ${TEMPLATE_MS / 1000} s`);
    });
    return listProblems(...(await Promise.all([...hostile, checkColleague(scene, COLLEAGUE_MS)])));
  },
};

/** Survived: the texts are accepted or refused with a code, and another doctor does not wait. */
export const textAttack: Attack = {
  name: "transcript backtracking",
  run: async (scene) => {
    const modelo = defaultTemplateId("pt-BR");
    const hostile = TEXTS.map(
      async (text) => (await attackText(scene.attacker, modelo, text, TEXT_MS)).problem,
    );
    return listProblems(...(await Promise.all([...hostile, checkColleague(scene, COLLEAGUE_MS)])));
  },
};
