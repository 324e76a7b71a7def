import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { call } from "../../api/call.ts";

export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => call("GET /api/notifications", { signal }),
});

/** Adds a new notification to the latest 20. */
export const addNotification = (client: QueryClient, notification: Notification): void => {
  client.setQueryData(notificationsQuery.queryKey, (data) =>
    data === undefined
      ? data
      : {
          items: [notification, ...data.items.filter((n) => n.id !== notification.id)].slice(0, 20),
        },
  );
};

/** Marks all as read, in the cache first (specification 4). */
export const markAllRead = async (client: QueryClient): Promise<void> => {
  const items = client.getQueryData(notificationsQuery.queryKey)?.items ?? [];
  const ids = items.filter((n) => n.read_at === null).map((n) => n.id);
  if (ids.length === 0) return;
  const read_at = new Date().toISOString();
  client.setQueryData(notificationsQuery.queryKey, {
    items: items.map((n) => (n.read_at === null ? { ...n, read_at } : n)),
  });
  await call("POST /api/notifications/read", { body: { ids } });
};
