import { type ReactNode, useState } from "react";
import { Difference } from "./difference.tsx";

/**
 * What is typed here was saved differently elsewhere meanwhile: says so, shows both, and leaves the choice to the doctor (`children`: the
 * buttons).
 */
export const Overtaken = (props: {
  title: string;
  detail: string;
  /** What is saved beside what is typed. */
  both: ReactNode;
  children: ReactNode;
}) => (
  <section
    role="alert"
    aria-label={props.title}
    className="space-y-3 rounded-card border border-warn bg-warn-soft p-4"
  >
    <h3 className="font-semibold">{props.title}</h3>
    <p className="text-sm">{props.detail}</p>
    {props.both}
    <div className="flex flex-wrap gap-2">{props.children}</div>
  </section>
);

/** The same of a long text, whose difference is shown on demand. */
export const OvertakenText = (props: {
  title: string;
  detail: string;
  newest: string;
  mine: string;
  words: { show: string; difference: string };
  children: ReactNode;
}) => {
  const { words } = props;
  const [shown, setShown] = useState(false);
  return (
    <Overtaken
      title={props.title}
      detail={props.detail}
      both={
        shown ? (
          <Difference before={props.newest} after={props.mine} label={words.difference} />
        ) : null
      }
    >
      {shown ? null : (
        <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
          {words.show}
        </button>
      )}
      {props.children}
    </Overtaken>
  );
};
