import type { Perfil } from "@relato/shared/contract/perfil.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { uuidOf } from "../../platform/uuid-of.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { findPerfil } from "../perfil/queries.ts";
import { referenceTo, type Resource } from "./entry.ts";

export type Doctor = { id: string; name: string } & Pick<Perfil, "crm" | "rqe">;

/** The doctor of a transaction, as the profile names them now. */
export const findDoctor = async (tx: Tx, user: Caller): Promise<Doctor> => {
  const { crm, rqe } = await findPerfil(tx);
  return { id: user.id, name: await nameOf(tx, user), crm, rqe };
};

const practitionerId = (userId: string): string => uuidOf(`practitioner ${userId}`);

export const practitionerReference = ({ id, name }: Pick<Doctor, "id" | "name">) =>
  referenceTo("Practitioner", practitionerId(id), name);

/** https://hl7.org/fhir/R4/practitioner.html */
export const practitionerOf = ({ id, name, crm, rqe }: Doctor): Resource => {
  const numbers = Object.entries({ CRM: crm, RQE: rqe }).filter(([, value]) => value.trim() !== "");
  return {
    resourceType: "Practitioner",
    id: practitionerId(id),
    ...(numbers.length > 0 && {
      identifier: numbers.map(([type, value]) => ({ type: { text: type }, value: value.trim() })),
    }),
    name: [{ text: name }],
  };
};
