import { type ReactNode, useState } from "react";
import { Difference } from "./difference.tsx";

/**
 * What is typed here was saved differently elsewhere meanwhile: says so, shows the difference on demand, and leaves the choice to the doctor
 * (`children`: the buttons).
 */
export const Overtaken = (props: {
  title: string;
  detail: string;
  newest: string;
  mine: string;
  words: { show: string; difference: string };
  children: ReactNode;
}) => {
  const { title, words } = props;
  const [shown, setShown] = useState(false);
  return (
    <section
      role="alert"
      aria-label={title}
      className="space-y-3 rounded-card border border-warn bg-warn-soft p-4"
    >
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm">{props.detail}</p>
      {shown ? (
        <Difference before={props.newest} after={props.mine} label={words.difference} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {shown ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
            {words.show}
          </button>
        )}
        {props.children}
      </div>
    </section>
  );
};
