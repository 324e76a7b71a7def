import { createHash } from "node:crypto";

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

/** A UUID (version 8) of a name, so that each download has the same ids. */
export const uuidOf = (name: string): string => {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};

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
