import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { useOnDemand } from "../../ui/on-demand.ts";
import { BELL_LOOK, Bell, countUnread } from "./bell.tsx";
import { notificationsQuery } from "./queries.ts";

const loadPopover = () =>
  import("./notifications-popover.tsx").then(({ NotificationsPopover }) => NotificationsPopover);

/** The bell with its count; what stands behind it comes when it is pressed. */
export const NotificationsMenu = () => {
  const { text } = useLanguage();
  const { data } = useQuery(notificationsQuery);
  const { Part, expect, ask, takePress } = useOnDemand(loadPopover);
  if (Part !== null) return <Part takePress={takePress} />;
  const unread = countUnread(data?.items ?? []);
  return (
    <button
      type="button"
      aria-label={text.notifications.open(unread)}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={expect}
      onFocus={expect}
      onClick={ask}
      className={BELL_LOOK}
    >
      <Bell unread={unread} />
    </button>
  );
};
