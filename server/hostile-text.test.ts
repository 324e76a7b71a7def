import { isBytes } from "@relato/shared/contract/bytes.ts";
import type { RouteDefinition } from "@relato/shared/contract/route.ts";
import type { HTTPMethods, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { grantPlano } from "./features/planos/grants.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "./testing/app.ts";
import { createThread } from "./testing/chatzello-factories.ts";
import { createAgendamento, createModelo, createPaciente } from "./testing/factories.ts";
import { createLaudo } from "./testing/laudo-factories.ts";

/*
 * Sends hostile text in every text field of every route. A new route is tested without an entry
 * here. No answer may be an INTERNAL error.
 */

let contracts: RouteDefinition[];
let server: TestApp;
let ana: TestClient;
/** Ana's rows for paths with an id; other paths get an id that does not exist. */
let rows: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  contracts = server.app.routeTable.flatMap(({ contract, scopes }) =>
    contract === undefined || scopes !== undefined ? [] : contract,
  );
  ana = await signUp(server.app);
  const { db } = server.deps;
  await grantPlano(db, { user_id: ana.id, plano: "yearly", until: null, granted_by: null });
  rows = {
    "/api/modelos/": (await createModelo(db, { created_by: ana.id })).id,
    "/api/pacientes/": (await createPaciente(db, { medico_id: ana.id, nome: "Maria" })).id,
    "/api/chatzello/threads/": (await createThread(db, { user_id: ana.id })).id,
    "/api/laudos/": (await createLaudo(db, { medico_id: ana.id })).id,
    "/api/agendamentos/": (await createAgendamento(db, { medico_id: ana.id })).id,
  };
});
afterAll(() => server.close());

const NOTHING = "00000000-0000-4000-8000-000000000000";
const HOSTILE = {
  "U+0000": "a\u0000b",
  "U+0000 alone": "\u0000",
  "a lone surrogate": "a\uD800b",
  "marks of direction": "\u202Ea\u2066",
  "10,000 characters": "á".repeat(10_000),
  "a quote of SQL and of JSON": `'"\\;--`,
} as const;

interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
}

/** A valid value of this shape in which every free text is `text` and every number `number`. */
const valueOf = (shape: Shape, text: string, number = 1): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants !== undefined) return valueOf(variants[0] ?? {}, text, number);
  if (shape.type === "object")
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([key, one]) => [key, valueOf(one, text, number)]),
    );
  if (shape.type === "array") return [valueOf(shape.items ?? {}, text, number)];
  if (shape.type === "integer" || shape.type === "number") return number;
  if (shape.type === "boolean") return true;
  if (shape.format === "uuid") return crypto.randomUUID();
  if (shape.format === "date") return "1980-01-02";
  if (shape.format === "date-time") return new Date().toISOString();
  return text;
};

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** These routes end the session or the account, or call another service, and store no text. */
const APART = ["/api/auth/sign-out", "/api/configuracoes/close-account"];

/** The routes that answer 5xx to a body or query with this text and number. */
const findFaults = async (text: string, number: number): Promise<string[]> => {
  const faults: string[] = [];
  for (const { method, path, body, query } of contracts) {
    if (APART.includes(path) || method === "DELETE") continue;
    const own = Object.keys(rows).find((prefix) => path.startsWith(`${prefix}:id`));
    const url = path.replace(/:number/, "1").replaceAll(/:[^/]+/g, rows[own ?? ""] ?? NOTHING);
    const asked = query === undefined ? {} : (valueOf(shapeOf(query), text, number) as object);
    const options: InjectOptions = {
      method: method as HTTPMethods & InjectOptions["method"],
      url,
      query: Object.fromEntries(Object.entries(asked).map(([key, one]) => [key, String(one)])),
      ...(body === undefined || isBytes(body)
        ? {}
        : { payload: valueOf(shapeOf(body), text, number) as object }),
    };
    const { statusCode } = await ana.call(options);
    if (statusCode >= 500 && statusCode !== 503)
      faults.push(`${method} ${path} answered ${statusCode}`);
  }
  return faults;
};

test.each(Object.entries(HOSTILE))(
  "%s in any text of any route causes no INTERNAL error",
  async (_name, text) => {
    expect(contracts.filter(({ body }) => body !== undefined).length).toBeGreaterThan(30);
    expect(await findFaults(text, 1)).toEqual([]);
  },
);

test.each([Number.MAX_SAFE_INTEGER, 2 ** 31, 2_000_000_000])(
  "%d in any number of any route causes no INTERNAL error",
  async (number) => {
    // An empty text is also valid base64.
    expect(await findFaults("", number)).toEqual([]);
  },
);

test("a deeply nested body is refused", async () => {
  const payload = `{"text":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  const answer = await ana.call({
    method: "POST",
    url: "/api/busca",
    headers: { "content-type": "application/json" },
    payload,
  });
  expect(answer.statusCode).toBe(400);
});

test("U+0000 and direction marks are removed from a name, lone surrogates replaced", async () => {
  const draft = {
    email: "",
    telefone: "",
    whatsapp: "",
    sexo: "",
    data_nascimento: "",
    documento: "",
  };
  const answer = await ana.call({
    method: "POST",
    url: "/api/pacientes",
    payload: {
      ...draft,
      id: crypto.randomUUID(),
      nome: "Maria\u0000 \u202Eda Silva\uD800",
      endereco: "Rua A\u0000\nSão Paulo",
    },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    nome: "Maria da Silva\uFFFD",
    endereco: { texto: "Rua A\nSão Paulo" },
  });
  const nothing = await ana.call({
    method: "POST",
    url: "/api/pacientes",
    payload: { ...draft, id: crypto.randomUUID(), nome: "\u0000\u200B", endereco: "" },
  });
  expect([nothing.statusCode, nothing.json().error]).toEqual([422, "PACIENTE_NOME_REQUIRED"]);
});
