import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { newId } from "../../../api/new-id.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshAgenda } from "../queries.ts";
import { refreshWaiting } from "../waiting-queries.ts";

const refreshBoth = (client: QueryClient): Promise<unknown> =>
  Promise.all([refreshAgenda(client), refreshWaiting(client)]);

/** Brings an entry back, and undoes its booking. */
const useRestore = () => {
  const words = useLanguage().text.waitingList;
  return useAction({
    run: ({ id, notify }: { id: string; notify: boolean }) =>
      call("POST /api/waiting-list/:id/restore", {
        params: { id },
        query: { notify: notify ? ("true" as const) : ("false" as const) },
      }),
    success: words.undone,
    refresh: refreshBoth,
    failure: "toast",
  });
};

interface Booking {
  entry: WaitingEntry;
  data: string;
  notify: boolean;
}

/** Books a time for a waiting patient. The toast offers to undo it. */
export const useBook = (onBooked: () => void) => {
  const { locale, text } = useLanguage();
  const words = text.waitingList;
  const restore = useRestore();
  // A retry for an entry has the same id, so that one appointment is made.
  const [ids] = useState(() => new Map<string, string>());
  const idFor = (entry: WaitingEntry): string => {
    const id = ids.get(entry.id) ?? newId();
    ids.set(entry.id, id);
    return id;
  };
  return useAction({
    run: ({ entry, data, notify }: Booking) =>
      call("POST /api/waiting-list/:id/book", {
        params: { id: entry.id },
        body: { agendamento_id: idFor(entry), data, notify, locale },
      }),
    success: (_booked, { entry, notify }) => ({
      variant: "success",
      title: (entry.agendamento === null ? words.booked : words.moved)(entry.paciente.nome),
      action: { label: words.undo, run: () => restore.mutate({ id: entry.id, notify }) },
    }),
    refresh: refreshBoth,
    onSuccess: onBooked,
  });
};

/** Takes a patient off the list. The toast offers to undo it. */
export const useRemove = () => {
  const words = useLanguage().text.waitingList;
  const restore = useRestore();
  return useAction({
    run: (id: string) => call("DELETE /api/waiting-list/:id", { params: { id } }),
    success: (_removed, id) => ({
      variant: "success",
      title: words.removed,
      action: { label: words.undo, run: () => restore.mutate({ id, notify: false }) },
    }),
    refresh: refreshWaiting,
    failure: "toast",
  });
};
