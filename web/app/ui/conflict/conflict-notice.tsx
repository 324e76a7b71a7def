import { useState, type ReactNode } from "react";
import { Difference } from "../difference.tsx";

/** Says that a newer version was saved elsewhere. `children` are the buttons of the choices. */
export const ConflictNotice = (props: {
  title: string;
  detail: string;
  /** The stored values next to the typed ones. */
  comparison: ReactNode;
  children: ReactNode;
}) => (
  <section
    role="alert"
    aria-label={props.title}
    className="space-y-3 rounded-card border border-warn bg-warn-soft p-4"
  >
    <h3 className="font-semibold">{props.title}</h3>
    <p className="text-sm">{props.detail}</p>
    {props.comparison}
    <div className="flex flex-wrap gap-2">{props.children}</div>
  </section>
);

/** The conflict of a long text. A button shows the difference. */
export const TextConflict = (props: {
  title: string;
  detail: string;
  stored: string;
  typed: string;
  words: { show: string; difference: string };
  children: ReactNode;
}) => {
  const { words } = props;
  const [isShown, setShown] = useState(false);
  return (
    <ConflictNotice
      title={props.title}
      detail={props.detail}
      comparison={
        isShown ? (
          <Difference before={props.stored} after={props.typed} label={words.difference} />
        ) : null
      }
    >
      {isShown ? null : (
        <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
          {words.show}
        </button>
      )}
      {props.children}
    </ConflictNotice>
  );
};
