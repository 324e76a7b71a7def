import type { ReactNode } from "react";

export interface SecurityItem {
  id: string;
  title: string;
  detail: string | null;
  /** In place of the button. */
  badge?: string;
  button: { label: string; text: string; onPress: () => void };
}

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="rounded-full bg-ok-soft px-2.5 py-0.5 text-sm font-medium text-ok">
    {children}
  </span>
);

/** Passkeys or sessions, each with a button to remove it. */
export const SecurityList = ({ items }: { items: readonly SecurityItem[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line">
    {items.map(({ id, title, detail, badge, button }) => (
      <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-medium break-words">{title}</p>
          {detail === null ? null : <p className="text-sm break-words text-muted">{detail}</p>}
        </div>
        {badge === undefined ? (
          <button
            type="button"
            aria-label={button.label}
            onClick={button.onPress}
            className="btn btn-quiet"
          >
            {button.text}
          </button>
        ) : (
          <Badge>{badge}</Badge>
        )}
      </li>
    ))}
  </ul>
);
