import { uuidOf } from "../../platform/uuid-of.ts";

/** A FHIR R4 resource. References in it are relative: `Patient/<id>`. */
export interface Resource extends Record<string, unknown> {
  resourceType: string;
  id: string;
}

/** An entry of a Bundle that is a file: its references are `urn:uuid:` addresses. */
export interface Entry {
  fullUrl: string;
  resource: Resource;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const RELATIVE = /^([A-Z][A-Za-z]+)\/([A-Za-z0-9.-]{1,64})$/;

export const referenceTo = (type: string, id: string, display?: string) => ({
  reference: `${type}/${id}`,
  ...(display !== undefined && { display }),
});

/** `subject` or `patient` of a resource, which rows without a patient lack. */
export const subjectOf = (pacienteId: string | null) =>
  pacienteId === null ? {} : { subject: referenceTo("Patient", pacienteId) };

/** The business identifier of a row of ours. */
export const identifierOf = (id: string) => ({
  system: "urn:ietf:rfc:3986",
  value: `urn:uuid:${id}`,
});

/** An id of part of a row is not a UUID, which `urn:uuid:` needs. */
const toUuid = (type: string, id: string): string => (UUID.test(id) ? id : uuidOf(`${type} ${id}`));

const withUrns = (key: string, value: unknown): unknown => {
  const [, type, id] = (key === "reference" && RELATIVE.exec(String(value))) || [];
  return type === undefined || id === undefined ? value : `urn:uuid:${toUuid(type, id)}`;
};

/** A resource as an entry of a file. Two resources of a file must not share an id. */
export const toEntry = (resource: Resource): Entry => {
  const id = toUuid(resource.resourceType, resource.id);
  const copy = JSON.parse(JSON.stringify({ ...resource, id }, withUrns)) as Resource;
  return { fullUrl: `urn:uuid:${id}`, resource: copy };
};
