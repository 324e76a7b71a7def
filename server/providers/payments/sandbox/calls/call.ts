import { invalid } from "../api-error.ts";
import { numberOf, objectOf, type Params, textOf } from "../form.ts";
import type { Kind, Kinds, ListFilter, Store } from "../store.ts";

export interface CallContext {
  store: Store;
  params: Params;
  /** The id in the path; empty without one. */
  id: string;
}

/** One call of the API. */
export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** `:id` is the only parameter. */
  path: string;
  /** The parameters that it accepts, besides `expand`. */
  accepts: readonly string[];
  /** A returned ApiError answers as an error and keeps what was stored; a thrown one does not. */
  run: (context: CallContext) => Promise<object>;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const PAGING = ["limit", "starting_after", "created"];

const filterOf = (params: Params): ListFilter & { limit: number } => {
  const limit = numberOf(params, "limit") ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) throw invalid("limit must be from 1 to 100", "limit");
  const created = objectOf(params, "created");
  return {
    customer: textOf(params, "customer"),
    created: { gte: numberOf(created, "gte"), lte: numberOf(created, "lte") },
    limit,
    starting_after: textOf(params, "starting_after"),
  };
};

/** A page of objects, newest first. `containsOf` makes a filter of further parameters. */
export const listCall = <K extends Kind>(
  kind: K,
  path: string,
  accepts: readonly string[] = [],
  containsOf: (params: Params) => object = () => ({}),
  keep?: (object: Kinds[K], params: Params) => boolean,
): Call => ({
  method: "GET",
  path,
  accepts: [...PAGING, ...accepts],
  run: async ({ store, params, id }) => {
    const filter = filterOf(params);
    // `/v1/customers/:id/tax_ids`
    if (id !== "") filter.customer = (await store.get("customer", id)).id;
    const contains = containsOf(params);
    if (filter.starting_after !== undefined)
      await store.get(kind, filter.starting_after, "starting_after");
    const { limit, ...others } = filter;
    // `keep` filters after reading, so that all are read.
    const paged = keep === undefined ? { limit: limit + 1 } : {};
    const rest = await store.list(kind, { ...others, contains, ...paged });
    const found = keep === undefined ? rest : rest.filter((object) => keep(object, params));
    return {
      object: "list",
      data: found.slice(0, limit),
      has_more: found.length > limit,
      url: path,
    };
  },
});

export const retrieveCall = (kind: Kind, path: string): Call => ({
  method: "GET",
  path,
  accepts: [],
  run: ({ store, id }) => store.get(kind, id),
});
