import type { Notification } from "@relato/shared/contract/notifications.ts";
import { BellIcon } from "../../ui/icons.tsx";

export const BELL_LOOK = "btn relative min-w-11 px-2.5 hover:bg-sunken";

export const countUnread = (items: readonly Notification[]): number =>
  items.filter((item) => item.read_at === null).length;

export const Bell = ({ unread }: { unread: number }) => (
  <>
    <BellIcon />
    {unread === 0 ? null : (
      <span
        aria-hidden="true"
        className="absolute top-1 right-1 grid size-4.5 place-items-center rounded-full bg-danger text-[0.6875rem] font-bold text-surface"
      >
        {Math.min(unread, 9)}
      </span>
    )}
  </>
);
