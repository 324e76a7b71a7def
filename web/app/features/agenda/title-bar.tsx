import { useState, type ReactNode } from "react";
import {
  CalendarIcon,
  ClockIcon,
  ClockOffIcon,
  ListIcon,
  MoreIcon,
  PlusIcon,
  PrintIcon,
} from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Menu } from "../../ui/menu.tsx";
import { BlockedDialog } from "../calendars/blocked-dialog.tsx";
import { HoursDialog } from "../calendars/hours-dialog.tsx";
import { FeedDialog } from "./feed-dialog.tsx";

/** A phone has room only for the icon. */
const IconButton = (props: {
  icon: ReactNode;
  text: string;
  look: "quiet" | "primary";
  onPress: () => void;
}) => (
  <button type="button" className={`btn btn-${props.look} max-sm:px-2.5`} onClick={props.onPress}>
    {props.icon} <span className="max-sm:sr-only">{props.text}</span>
  </button>
);

/** The view's title, with its actions. */
export const TitleBar = (props: {
  timeZone: string;
  onAdd: () => void;
  onWaiting: () => void;
  /** Opens the shown day to print it. */
  onPrint: () => void;
}) => {
  const { text } = useLanguage();
  const { agenda: words, agendaPrint, calendars, notices, waitingList, workingHours } = text;
  const [opened, setOpened] = useState<"feed" | "blocked" | "hours" | null>(null);
  const close = (): void => setOpened(null);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="flex flex-wrap gap-2">
        <IconButton
          icon={<ClockOffIcon />}
          text={calendars.open}
          look="quiet"
          onPress={() => setOpened("blocked")}
        />
        <IconButton
          icon={<CalendarIcon />}
          text={notices.feed.open}
          look="quiet"
          onPress={() => setOpened("feed")}
        />
        <Menu
          label={`${text.common.moreActions}: ${words.title}`}
          button={<MoreIcon />}
          actions={[
            {
              id: "waiting",
              text: waitingList.open,
              icon: <ListIcon />,
              onAction: props.onWaiting,
            },
            {
              id: "hours",
              text: workingHours.open,
              icon: <ClockIcon />,
              onAction: () => setOpened("hours"),
            },
            {
              id: "print",
              text: agendaPrint.open,
              icon: <PrintIcon />,
              onAction: props.onPrint,
            },
          ]}
        />
        <IconButton icon={<PlusIcon />} text={words.add} look="primary" onPress={props.onAdd} />
      </div>
      {opened === "feed" ? <FeedDialog onClose={close} /> : null}
      {opened === "hours" ? <HoursDialog onClose={close} /> : null}
      {opened === "blocked" ? <BlockedDialog timeZone={props.timeZone} onClose={close} /> : null}
    </div>
  );
};
