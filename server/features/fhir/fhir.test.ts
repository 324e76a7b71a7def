import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/app.ts";
import {
  contentOf,
  CPF,
  fieldNode,
  laudosOfDoctor,
  paragraph,
  SOUND,
} from "../laudos/laudos.fixture.ts";
import { categoryOf } from "./category.ts";
import { bundleSchema, type R4Resource } from "./r4.fixture.ts";
import { ucumOf } from "./ucum.ts";

const { server, doctor, create, write, save, sign, send, newSubscriber } = laudosOfDoctor();

const download = ({ id }: Pick<Laudo, "id">, client: TestClient = doctor()) =>
  client.call({ method: "GET", url: `/api/laudos/${id}/fhir` });

type Type = R4Resource["resourceType"];
const resourcesOf = async <T extends Type>(laudo: Pick<Laudo, "id">, type: T) => {
  const bundle = bundleSchema.parse((await download(laudo)).json());
  return bundle.entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<R4Resource, { resourceType: T }>] : [],
  );
};

const text = (words: string) => ({ type: "text" as const, text: words });
const number = (id: string, value: string, unit: string, hint = "") =>
  fieldNode({ id, kind: "number", unit, hint }, value);

const MEASURED: LaudoContent = {
  type: "doc",
  content: [
    ...contentOf("## Achados:").content,
    paragraph(text("Rim direito medindo "), number("a", "10,4", "cm"), text(" cm, sem dilatação.")),
    paragraph(
      text("Útero: "),
      ...[number("b", "4,1", "cm"), text(" x "), number("c", "3,9", "cm"), text(" cm, volume de ")],
      ...[number("d", "42", "cruzes"), text(".")],
    ),
    paragraph(
      text("Contornos "),
      fieldNode(
        { id: "e", kind: "choice", options: ["regulares", "lobulados"], default: "regulares" },
        "regulares",
      ),
      text(". Derrame "),
      fieldNode({ id: "f", kind: "side", options: ["à direita", "à esquerda"] }, "à esquerda"),
      text("; índice "),
      number("g", "~12", "", "índice de resistividade"),
      text(" e "),
      number("h", "[#]", "mm"),
    ),
    ...contentOf("## Conclusão:", "Exame sem alterações.").content,
  ],
};

describe("the Bundle", () => {
  it("of a signed laudo is valid R4 and has all of its parts", async () => {
    const laudo = await write(SOUND);
    const signed = (await sign(laudo, { accept_missing: true })).body;
    const answer = await download(laudo);
    expect(answer.headers).toMatchObject({
      "content-type": "application/fhir+json; charset=utf-8",
      "content-disposition": `attachment; filename="laudo-${laudo.id.slice(0, 8)}.fhir.json"`,
      "cache-control": "no-store",
    });
    const { entry, timestamp } = bundleSchema.parse(answer.json());
    expect(timestamp).toBe(signed.sign_off?.signed_at);
    const [report, patient, practitioner] = entry.map(({ resource }) => resource);
    expect(report).toMatchObject({
      ...{ resourceType: "DiagnosticReport", id: laudo.id, status: "final", language: "pt-BR" },
      code: { text: laudo.titulo },
      subject: { reference: entry[1]?.fullUrl },
      performer: [{ reference: entry[2]?.fullUrl, display: "Ana Prado" }],
      effectiveDateTime: laudo.exam_date,
      conclusion: "Exame sem alterações.",
    });
    expect(patient).toMatchObject({
      identifier: [{ system: "http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf", value: CPF }],
      ...{ name: [{ text: "Maria da Silva" }], gender: "female", birthDate: "1980-03-02" },
    });
    expect(practitioner).toMatchObject({
      identifier: [
        { type: { text: "CRM" }, value: "CRM/SP 123456" },
        { type: { text: "RQE" }, value: "12345" },
      ],
    });
    const [form] = report?.resourceType === "DiagnosticReport" ? report.presentedForm : [];
    expect(Buffer.from(form?.data ?? "", "base64").toString()).toBe(laudoText(SOUND).text);
    // The same laudo has the same ids.
    expect((await download(laudo)).body).toBe(answer.body);
  });

  it("has the states of the laudo: preliminary, final, amended", async () => {
    const laudo = await write(SOUND);
    const statusOf = async () => (await resourcesOf(laudo, "DiagnosticReport"))[0]?.status;
    expect(await statusOf()).toBe("preliminary");
    const signed = (await sign(laudo, { accept_missing: true })).body;
    expect(await statusOf()).toBe("final");
    const addendum = { base: signed.revision, text: "Nódulo na mama direita, não citado." };
    const added = await send("POST", `/api/laudos/${laudo.id}/addendum`, addendum);
    expect(added.status).toBe(200);
    // An addendum counts when it is signed.
    expect(await statusOf()).toBe("final");
    const answers = [
      {
        kind: "missing_conclusion",
        quote: "",
        answer: "Citado no adendo.",
      },
    ];
    expect((await sign(added.body, { accept_missing: true, answers })).status).toBe(200);
    const [report] = await resourcesOf(laudo, "DiagnosticReport");
    expect(report?.status).toBe("amended");
    const form = Buffer.from(report?.presentedForm[0]?.data ?? "", "base64").toString();
    expect(form).toContain("Nódulo na mama direita");
  });

  it("has one Observation per filled number, choice and side", async () => {
    const laudo = await write(MEASURED);
    const observations = await resourcesOf(laudo, "Observation");
    const values = observations.map(
      ({ code, valueQuantity, valueCodeableConcept, valueString }) => [
        code.text,
        valueQuantity ?? valueCodeableConcept?.text ?? valueString,
      ],
    );
    const cm = (value: number) => ({
      ...{ value, unit: "cm", system: "http://unitsofmeasure.org", code: "cm" },
    });
    expect(values).toEqual([
      ["Rim direito", cm(10.4)],
      ["Útero", cm(4.1)],
      ["Útero", cm(3.9)],
      ["volume", { value: 42, unit: "cruzes" }],
      ["Derrame", "à esquerda"],
      ["índice de resistividade", "~12"],
    ]);
    const [report] = await resourcesOf(laudo, "DiagnosticReport");
    expect(report?.result?.map(({ reference }) => reference)).toEqual(
      observations.map(({ id }) => `urn:uuid:${id}`),
    );
  });

  it("has a prefilled default only once the laudo is signed", async () => {
    const laudo = await write(MEASURED);
    const labels = async () =>
      (await resourcesOf(laudo, "Observation")).map(({ code }) => code.text);
    expect(await labels()).not.toContain("Contornos");
    const answers = { accept_missing: true, accept_unfilled: true };
    expect((await sign(laudo, answers)).status).toBe(200);
    expect(await labels()).toContain("Contornos");
  });

  it("is valid without patient, conclusion and fields", async () => {
    const laudo = (await save(await create(), { paciente_id: null })).body;
    const [report] = await resourcesOf(laudo, "DiagnosticReport");
    expect(report).not.toHaveProperty("subject");
    expect(report).not.toHaveProperty("conclusion");
    expect(report).not.toHaveProperty("result");
    expect(await resourcesOf(laudo, "Patient")).toEqual([]);
  });
});

it("is not found for another doctor, and leaves neither CPF nor CRM in the log", async () => {
  const laudo = await write(SOUND);
  expect((await download(laudo, await newSubscriber())).statusCode).toBe(404);
  expect((await download(laudo)).statusCode).toBe(200);
  const logged = server().logged.join("");
  expect(logged).not.toContain(CPF);
  expect(logged).not.toContain("123456");
});

it.each([
  ["Ultrassonografia do abdome", "RUS"],
  ["US OBSTÉTRICO", "OUS"],
  ["Doppler venoso de membros inferiores", "VUS"],
  ["Ecocardiograma transtorácico", "CUS"],
  ["TC de crânio", "CT"],
  ["Knee MRI", "NMR"],
  ["Radiografía de tórax", "RX"],
  ["Chest X-ray", "RX"],
  ["Holter 24 h", "EC"],
  ["Espirometria", "PF"],
  ["Densitometria óssea", "RAD"],
  ["Colonoscopia", "OTH"],
])("%s is of the section %s", (titulo, code) => {
  expect(categoryOf(titulo).code).toBe(code);
});

it("knows the UCUM codes of written units", () => {
  expect(["mL", "bpm", "mmHg", "g/cm²", "UH", "semanas", "cruzes"].map(ucumOf)).toEqual([
    ...["mL", "/min", "mm[Hg]", "g/cm2", "[hnsf'U]", "wk"],
    undefined,
  ]);
});
