/** How a field looks by its state. Paper shows only what is empty. */
export const FIELD_LOOK = {
  empty:
    "rounded-sm border border-dashed border-edge px-0.5 text-muted " +
    "print:border-0 print:border-b print:px-0",
  prefilled:
    "rounded-sm bg-warn-soft/60 underline decoration-warn decoration-2 underline-offset-4 " +
    "print:bg-transparent print:no-underline",
  filled: "",
  current: "outline-2 outline-accent print:outline-none",
} as const;
