import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import { practitionerReference } from "./features/fhir/practitioner.ts";
import { fieldNode, paragraph } from "./features/laudos/laudos.fixture.ts";
import { withUser } from "./platform/database/database.ts";
import { consentimentos } from "./platform/database/schema/consultas.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createPaciente,
} from "./testing/factories.ts";
import { createLaudo } from "./testing/laudo-factories.ts";

const MEASURED = {
  type: "doc" as const,
  content: [paragraph(fieldNode({ kind: "number", unit: "cm", hint: MARK }, "10,4"))],
};
const PRESCRIPTION = {
  markdown: `- ${MARK}\n`,
  sections: [
    {
      ...{ heading: "Receita", level: 1 },
      statements: [{ text: MARK, status: "review" as const, evidence: [] }],
    },
  ],
};

/** Rows of the FHIR routes. Ids of parts are the row's with a number. */
export const fhirRows = ({ db }: Deps): Record<string, Owned> => {
  const patient: Owned["make"] = async ({ id: medico_id }) =>
    (await createPaciente(db, { medico_id, nome: MARK })).id;
  const visit: Owned["make"] = async ({ id: medico_id }) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const given = { consulta_id, medico_id, agreed: true, recorded_by: medico_id };
    await withUser(db, medico_id, (tx) => tx.drizzle.insert(consentimentos).values(given));
    return consulta_id;
  };
  const document: Owned["make"] = async ({ id: medico_id }) =>
    (await createDocumento(db, { medico_id, version: { titulo: MARK } })).id;
  const prescription: Owned["make"] = async ({ id: medico_id }) => {
    const { id: paciente_id } = await createPaciente(db, { medico_id });
    const { id: consulta_id } = await createConsulta(db, { medico_id, paciente_id });
    const of = { medico_id, consulta_id, kind: "prescription" as const };
    const version = { content: PRESCRIPTION };
    return `${(await createDocumento(db, { ...of, version })).id}-0`;
  };
  const laudo: Owned["make"] = async ({ id: medico_id }) =>
    (await createLaudo(db, { medico_id, titulo: MARK, content: MEASURED })).id;
  return {
    "/api/fhir/Patient/:id": { make: patient },
    "/api/fhir/Practitioner/:id": {
      make: async ({ id }) => practitionerReference({ id, name: "" }).reference.split("/")[1] ?? "",
    },
    "/api/fhir/Encounter/:id": { make: visit },
    "/api/fhir/Consent/:id": { make: visit },
    "/api/fhir/Composition/:id": { make: document },
    "/api/fhir/DocumentReference/:id": { make: document },
    "/api/fhir/Provenance/:id": { make: document },
    "/api/fhir/MedicationRequest/:id": { make: prescription },
    "/api/fhir/DiagnosticReport/:id": { make: laudo },
    "/api/fhir/Observation/:id": { make: async (doctor) => `${await laudo(doctor)}-0` },
    "/api/fhir/Appointment/:id": {
      make: async ({ id: medico_id }) =>
        (await createAgendamento(db, { medico_id, titulo: MARK })).id,
    },
  };
};
