import { MAX_FHIR_PAGE, type SearchBundle } from "@relato/shared/contract/fhir.ts";
import { z } from "zod";
import { readAs } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { Resource } from "../entry.ts";
import { readPractitioner } from "./read.ts";
import { type FhirDeps, SOURCE_TYPES, SOURCES, type SourceType } from "./sources.ts";

/** The last row of a page, and the type that it was read for. */
const cursorSchema = z.object({
  type: z.enum(SOURCE_TYPES as [SourceType, ...SourceType[]]),
  after: z.uuid(),
});
type Cursor = z.infer<typeof cursorSchema>;

export interface PageQuery {
  _count: number;
  cursor?: string | undefined;
}

const decode = (text: string | undefined): Cursor | null => {
  if (text === undefined) return null;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new AppError("VALIDATION", { field: "cursor" });
  }
};

const listIds = async (
  { db }: FhirDeps,
  user: Caller,
  { type, patient, after, limit }: Row & { limit: number },
): Promise<string[]> => {
  const { ids } = SOURCES[type];
  const rows = await readAs(db, user.id, (tx) =>
    tx.query<{ id: string }>(
      `select id from (${ids}) row where $2::uuid is null or id > $2 order by id limit $3`,
      [patient, after, limit],
    ),
  );
  return rows.map(({ id }) => id);
};

interface Row {
  type: SourceType;
  patient: string;
  after: string | null;
}

/** The rows of a page, type by type, and the cursor of the next page. */
const listRows = async (
  deps: FhirDeps,
  user: Caller,
  types: readonly SourceType[],
  { patient, cursor, limit }: { patient: string; cursor: Cursor | null; limit: number },
): Promise<{ rows: Cursor[]; next: Cursor | undefined }> => {
  const start = cursor === null ? 0 : types.indexOf(cursor.type);
  if (start === -1) throw new AppError("VALIDATION", { field: "cursor" });
  const rows: Cursor[] = [];
  for (const type of types.slice(start)) {
    const after = type === cursor?.type ? cursor.after : null;
    const wanted = { type, patient, after, limit: limit + 1 - rows.length };
    const found = await listIds(deps, user, wanted);
    rows.push(...found.map((id) => ({ type, after: id })));
    if (rows.length > limit) break;
  }
  return { rows: rows.slice(0, limit), next: rows.length > limit ? rows[limit - 1] : undefined };
};

/** The resources of a row; none if it was deleted after it was listed. */
const loadRow = async (deps: FhirDeps, user: Caller, { type, after }: Cursor) => {
  try {
    return await SOURCES[type].load(deps, user, after);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return [];
    throw error;
  }
};

/** A page of these types as a searchset. `path` is below the FHIR base: `Encounter`. */
const searchTypes = async (
  deps: FhirDeps,
  user: Caller,
  types: readonly SourceType[],
  page: { path: string; patient: string; query: PageQuery; params: Record<string, string> },
): Promise<SearchBundle> => {
  const base = `${deps.config.base_url}/api/v1/fhir`;
  const limit = Math.min(page.query._count, MAX_FHIR_PAGE);
  const cursor = decode(page.query.cursor);
  const { patient } = page;
  const { rows, next } = await listRows(deps, user, types, { patient, cursor, limit });
  const resources: Resource[] = [];
  for (const row of rows) {
    // One after another, so that a page holds one connection at a time.
    resources.push(...(await loadRow(deps, user, row)));
    if (row.type === "Patient") resources.push(await readPractitioner(deps, user, null));
  }
  const link = (relation: "self" | "next", at: string | undefined) => {
    const params = {
      ...page.params,
      _count: String(limit),
      ...(at !== undefined && { cursor: at }),
    };
    return { relation, url: `${base}/${page.path}?${new URLSearchParams(params).toString()}` };
  };
  const following = next && Buffer.from(JSON.stringify(next)).toString("base64url");
  const entry = resources.map((resource) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode: "match" as const },
  }));
  return {
    resourceType: "Bundle",
    type: "searchset",
    link: [
      link("self", page.query.cursor),
      ...(following === undefined ? [] : [link("next", following)]),
    ],
    // FHIR forbids an empty array.
    ...(entry.length > 0 && { entry }),
  };
};

/** A patient's resources of a type. Another doctor's patient has none, as an unknown one. */
export const searchResources = (
  deps: FhirDeps,
  user: Caller,
  type: SourceType,
  { patient: reference, ...query }: PageQuery & { patient: string },
): Promise<SearchBundle> => {
  const patient = reference.slice(-36).toLowerCase();
  return searchTypes(deps, user, [type], { path: type, patient, query, params: { patient } });
};

/** A patient, the doctor and all resources of the patient. The caller checks that it exists. */
export const readEverything = (
  deps: FhirDeps,
  user: Caller,
  patient: string,
  query: PageQuery,
): Promise<SearchBundle> =>
  searchTypes(deps, user, SOURCE_TYPES, {
    ...{ path: `Patient/${patient}/$everything`, patient, query },
    params: {},
  });
