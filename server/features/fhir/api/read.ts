import { readAs } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import type { Resource } from "../entry.ts";
import { findDoctor, practitionerOf } from "../practitioner.ts";
import { type FhirDeps, SOURCES, type SourceType } from "./sources.ts";

/** The id of a row, or of a part of it: `<row>-<number>`. */
const ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,6})?$/;

/** @throws AppError NOT_FOUND */
export const readResource = async (
  deps: FhirDeps,
  user: Caller,
  type: SourceType,
  id: string,
): Promise<Resource> => {
  const [, row] = ID.exec(id) ?? [];
  if (row === undefined) throw new AppError("NOT_FOUND");
  const resources = await SOURCES[type].load(deps, user, row);
  return requireRow(resources.find((one) => one.id === id));
};

/** The doctor of the key; there is no other one. @throws AppError NOT_FOUND */
export const readPractitioner = async (
  { db }: FhirDeps,
  user: Caller,
  id: string | null,
): Promise<Resource> => {
  const own = practitionerOf(await readAs(db, user.id, (tx) => findDoctor(tx, user)));
  return requireRow(id === null || own.id === id ? own : null);
};
