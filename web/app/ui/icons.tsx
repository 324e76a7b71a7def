interface IconProps {
  className?: string;
}

/** Line icons of 24 units in the text's colour. Hidden from screen readers. */
const icon =
  (...shapes: string[]) =>
  ({ className = "size-5" }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {shapes.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );

export const MoonIcon = icon("M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z");
export const SunIcon = icon(
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2" +
    "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
);
export const ScreenIcon = icon("M3.5 5h17v11h-17Z", "M12 16v4M8.5 20h7");
export const SearchIcon = icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z", "m15.5 15.5 5 5");
export const ClipIcon = icon(
  "M18.5 11.5 12 18a4 4 0 0 1-5.7-5.7l7-7a2.7 2.7 0 0 1 3.8 3.8l-7 7a1.3 1.3 0 0 1-1.9-1.9l6.5-6.5",
);
export const ChatIcon = icon("M4 5h16v11H10l-4.5 4V16H4Z", "M8 9h8M8 12.5h5");
export const HomeIcon = icon("M4 11 12 4l8 7", "M6 9.5V20h12V9.5", "M10 20v-5h4v5");
export const ListIcon = icon("M8 6h12M8 12h12M8 18h12", "M4 6h.01M4 12h.01M4 18h.01");
export const BellIcon = icon("M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Z", "M10 21h4");
export const MenuIcon = icon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = icon("M6 6l12 12M18 6 6 18");
export const SignOutIcon = icon("M14 4h5v16h-5", "M10 8l-4 4 4 4", "M6 12h9");
export const PlusIcon = icon("M12 5v14M5 12h14");
export const TemplateIcon = icon("M5 4h14v16H5Z", "M5 9h14M10 9v11");
export const BulletsIcon = icon("M9 6h11M9 12h11M9 18h11", "M5 6h.01M5 12h.01M5 18h.01");
export const NumbersIcon = icon("M10 6h10M10 12h10M10 18h10", "M4 4.5 5.5 4v4M4 15h2.5L4 19h2.5");
export const TableIcon = icon("M4 5h16v14H4ZM4 10h16M4 14.5h16M12 10v9");
export const CodeIcon = icon("M9 8l-4 4 4 4M15 8l4 4-4 4");
export const DownloadIcon = icon("M12 4v11M7.5 11 12 15.5 16.5 11", "M5 19.5h14");
export const TrashIcon = icon("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13", "M10.5 11v5M13.5 11v5");
export const HelpIcon = icon(
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  "M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.9M12 16.6v.1",
);
export const MicIcon = icon(
  "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Z",
  "M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21",
);
export const FileIcon = icon("M13 3H6v18h12V8l-5-5Z", "M13 3v5h5", "M9 13v3M12 11.5v6M15 13v3");
export const ReportIcon = icon("M13 3H6v18h12V8l-5-5Z", "M13 3v5h5", "M9 12h6M9 15h6M9 18h3");
export const PrintIcon = icon("M7 9V4h10v5", "M7 17H4V9h16v8h-3", "M7 14h10v6H7Z");
export const KeyboardIcon = icon("M3 6h18v12H3Z", "M7 10h.01M11 10h.01M15 10h.01M8 14h8");
export const TextIcon = icon("M5 6h14M5 11h14M5 16h9");
export const MoreIcon = icon("M5 12h.01M12 12h.01M19 12h.01");
export const ChevronIcon = icon("M6 9l6 6 6-6");
export const CheckIcon = icon("M5 12.5 10 17l9-10");
export const AlertIcon = icon("M12 4 2.8 20h18.4L12 4Z", "M12 10v4.5M12 17.2v.1");
export const BackIcon = icon("M15 5l-7 7 7 7");
export const GiftIcon = icon(
  "M4 9h16v4H4ZM6 13h12v7H6ZM12 9v11",
  "M12 9C9 9 7.5 7.8 7.5 6.3a2 2 0 0 1 4-.3L12 9l.5-3a2 2 0 0 1 4 .3C16.5 7.8 15 9 12 9Z",
);
export const UserIcon = icon("M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z", "M4.5 20.5a7.5 7.5 0 0 1 15 0");
export const ImageIcon = icon("M4 5h16v14H4Z", "M4 16l5-5 4.5 4.5L16 13l4 4", "M15 9h.01");
export const GearIcon = icon(
  "M4 7h9M17 7h3M4 17h3M11 17h9",
  "M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
);
export const PeopleIcon = icon(
  "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z",
  "M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.6a6.5 6.5 0 0 1 3.5 5.4",
);
export const CalendarIcon = icon("M4 6h16v14H4Z", "M4 10.5h16M8.5 3.5V8M15.5 3.5V8");
export const ClockIcon = icon("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z", "M12 8v4l2.5 1.5");
export const ClockOffIcon = icon(
  "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z",
  "M12 8v4l2.5 1.5",
  "M4.5 4.5l15 15",
);
export const NextIcon = icon("M9 5l7 7-7 7");
export const RewindIcon = icon("M4 5v5h5", "M4.6 10A8 8 0 1 1 4 14.5");
export const ForwardIcon = icon("M20 5v5h-5", "M19.4 10A8 8 0 1 0 20 14.5");
export const ThumbUpIcon = icon(
  "M7 10.5V20H4v-9.5h3Z",
  "M7 11l4-7.5a2 2 0 0 1 2.6 2.5L13 9.5h5.5a1.8 1.8 0 0 1 1.7 2.3l-2 6.6A2.2 2.2 0 0 1 16 20H7",
);
export const ThumbDownIcon = icon(
  "M7 13.5V4H4v9.5h3Z",
  "M7 13l4 7.5a2 2 0 0 0 2.6-2.5L13 14.5h5.5a1.8 1.8 0 0 0 1.7-2.3l-2-6.6A2.2 2.2 0 0 0 16 4H7",
);
export const PauseIcon = icon("M9 5v14M15 5v14");
export const SparkIcon = icon(
  "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l2.5 2.5M15.5 15.5 18 18M6 18l2.5-2.5M15.5 8.5 18 6",
);

export const ShieldIcon = icon("M12 3.5 5 6v6c0 4.5 3 7.2 7 8.5 4-1.3 7-4 7-8.5V6Z");
export const PlayIcon = ({ className = "size-5" }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="currentColor"
    aria-hidden="true"
    className={`shrink-0 ${className}`}
  >
    <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z" />
  </svg>
);
