import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { laudoQuery, showLaudo } from "../queries.ts";
import { createSaver, type Saver } from "./create-saver.ts";
import { laudoDrafts } from "./laudo-drafts.ts";

const savers = new Map<string, Saver>();

const wait = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const create = (client: QueryClient, laudo: Laudo): Saver => {
  const { id } = laudo;
  return createSaver({
    base: laudo.revision,
    stored: laudo,
    draft: laudo.can.edit ? laudoDrafts.peek(id) : undefined,
    send: ({ base, ...form }) =>
      call("PUT /api/laudos/:id", { params: { id }, body: { ...form, base } }),
    load: () => client.fetchQuery({ ...laudoQuery(id), staleTime: 0 }),
    onSaved: (saved) => showLaudo(client, saved),
    keep: (draft) => (draft === null ? laudoDrafts.drop(id) : laudoDrafts.keep(id, draft)),
    schedule: wait,
  });
};

/**
 * The saver of a laudo. One with unsaved changes goes on after the laudo was closed; otherwise each
 * opening begins with what the server has.
 */
export const saverOf = (client: QueryClient, laudo: Laudo): Saver => {
  const existing = savers.get(laudo.id);
  if (existing !== undefined && !existing.isSaved()) return existing;
  const saver = create(client, laudo);
  savers.set(laudo.id, saver);
  return saver;
};

/** A connection is back: saves what waits. */
const flushAll = (): void => {
  for (const saver of savers.values()) if (!saver.isSaved()) void saver.flush();
};
addEventListener("online", flushAll);
