import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import type { OverlayProps } from "../../ui/overlay-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { wordsOf } from "./words.ts";
import { markAllRead, notificationsQuery } from "./queries.ts";

const Item = ({ item, onFollow }: { item: Notification; onFollow: () => void }) => {
  const { locale, text } = useLanguage();
  const words = wordsOf(text, item);
  const href =
    item.consulta_id !== null
      ? paths.consulta(locale, item.consulta_id)
      : item.type.startsWith("agenda_")
        ? paths.dashboard(locale, "calendar")
        : item.type === "incidente"
          ? paths.incident(locale, item.id)
          : item.type === "webhook_desativado"
            ? paths.dashboard(locale, "settings", { tab: "integration" })
            : null;
  const content = (
    <>
      <span className="block font-medium">{words.title}</span>
      <span className="block text-sm whitespace-pre-line text-muted">{words.description}</span>
      <time dateTime={item.created_at} className="block text-xs text-muted">
        {formatDateTime(locale, item.created_at)}
      </time>
    </>
  );
  return (
    <li>
      {href === null ? (
        <div className="px-3 py-2.5">{content}</div>
      ) : (
        <Link
          href={href}
          onClick={onFollow}
          className="block rounded-lg px-3 py-2.5 hover:bg-sunken"
        >
          {content}
        </Link>
      )}
    </li>
  );
};

/** The latest 20 notifications. Opening it marks them as read. */
export const NotificationsPopover = (props: OverlayProps & { unread: number }) => {
  const { triggerRef, onOpenChange, unread } = props;
  const { text } = useLanguage();
  const client = useQueryClient();
  const query = useQuery(notificationsQuery);
  const { data } = query;
  const { mutate } = useAction({ run: () => markAllRead(client), failure: "toast" });
  useEffect(() => {
    // Also notifications that arrive while it is open.
    if (unread > 0) mutate();
  }, [unread, mutate]);
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={onOpenChange}
      placement="bottom end"
      className="card w-80 max-w-[calc(100vw-1rem)] shadow-lifted"
    >
      <Dialog aria-label={text.notifications.title} className="p-2 outline-none">
        <h2 className="px-3 py-2 font-semibold">{text.notifications.title}</h2>
        {data === undefined ? (
          <Pending query={query} title={text.notifications.failed} className="p-3" />
        ) : data.items.length === 0 ? (
          <p className="px-3 pb-3 text-sm text-muted">{text.notifications.empty}</p>
        ) : (
          <ul className="max-h-96 overflow-y-auto">
            {data.items.map((item) => (
              <Item key={item.id} item={item} onFollow={() => onOpenChange(false)} />
            ))}
          </ul>
        )}
      </Dialog>
    </Popover>
  );
};
