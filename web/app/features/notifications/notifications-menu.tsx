import { useQuery } from "@tanstack/react-query";
import { BellIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { OverlayButton } from "../../ui/overlay-button.tsx";
import { notificationsQuery } from "./queries.ts";
import { lazyView } from "../../ui/lazy-view.ts";

const NotificationsPopover = lazyView(() =>
  import("./notifications-popover.tsx").then((m) => m.NotificationsPopover),
);

const Badge = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      className={
        "absolute top-1 right-1 grid size-4.5 place-items-center rounded-full bg-danger " +
        "text-[0.6875rem] font-bold text-surface"
      }
    >
      {Math.min(count, 9)}
    </span>
  );

/** The bell with the number of unread notifications. */
export const NotificationsMenu = () => {
  const { text } = useLanguage();
  const { data } = useQuery(notificationsQuery);
  const unread = (data?.items ?? []).filter((item) => item.read_at === null).length;
  return (
    <OverlayButton
      popup="dialog"
      label={text.notifications.open(unread)}
      className="btn relative min-w-11 px-2.5 hover:bg-sunken"
      overlay={(overlay) => <NotificationsPopover {...overlay} unread={unread} />}
    >
      <BellIcon />
      <Badge count={unread} />
    </OverlayButton>
  );
};
