import type { ReactNode } from "react";

/** A part of the page with its title. `action` is beside the title. */
export const Panel = (props: {
  title: string;
  intro?: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section aria-label={props.title} className="card min-w-0 p-5 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-lg font-semibold">{props.title}</h2>
      {props.action}
    </div>
    {props.intro === undefined ? null : (
      <p className="mt-1 max-w-prose text-sm text-muted">{props.intro}</p>
    )}
    <div className="mt-4">{props.children}</div>
  </section>
);

const LOOKS = {
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  quiet: "bg-sunken text-muted",
};
export type Tone = keyof typeof LOOKS;

const LABEL = "inline-flex rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap";

export const Label = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`${LABEL} ${LOOKS[tone]}`}>{children}</span>
);

const CELL = "px-3 py-2.5 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1";

/** A cell; on a phone its column's name is before it. */
export const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className={CELL}>
    <span aria-hidden="true" className="shrink-0 text-sm text-muted md:hidden">
      {name}
    </span>
    <span className="max-md:text-right">{children}</span>
  </td>
);

/** A table; on a phone, each row's cells are below each other. */
export const Table = (props: { caption: string; columns: string[]; children: ReactNode }) => (
  <table className="w-full text-sm tabular-nums max-md:block">
    <caption className="sr-only">{props.caption}</caption>
    <thead className="bg-sunken text-left max-md:sr-only">
      <tr>
        {props.columns.map((name) => (
          <th key={name} scope="col" className="px-3 py-2 font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">{props.children}</tbody>
  </table>
);

export const ROW = "border-t border-line align-top max-md:block max-md:py-3";
export const ROW_HEAD =
  "px-3 py-2.5 text-left font-medium [overflow-wrap:anywhere] max-md:block max-md:px-0 max-md:py-1";
