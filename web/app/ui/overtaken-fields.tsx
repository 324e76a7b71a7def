import { useEffect, useRef } from "react";
import { useViews } from "./language.tsx";
import { Overtaken } from "./overtaken.tsx";

/** Other words were saved elsewhere in some fields while they were typed here: the doctor sees both, and chooses. */
export const OvertakenFields = (props: {
  title: string;
  fields: readonly { name: string; label: string; saved: string; typed: string }[];
  /** Whether it answers a press on a button, which on a phone stands at the lower edge: it is then brought into view. */
  isAnswer: boolean;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { isAnswer } = props;
  const words = useViews().overtaken;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Within braces: Chromium answers with a promise, which an effect must not give back.
    if (isAnswer) box.current?.scrollIntoView({ block: "nearest" });
  }, [isAnswer]);
  return (
    <div ref={box}>
      <Overtaken
        title={props.title}
        detail={words.detail}
        both={
          <ul className="space-y-3">
            {props.fields.map(({ name, label, saved, typed }) => (
              <li key={name} className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                <p className="font-semibold">{label}</p>
                <p>
                  {words.saved}: <b>{saved}</b>
                </p>
                <p>
                  {words.typed}: <b>{typed}</b>
                </p>
              </li>
            ))}
          </ul>
        }
      >
        <button type="button" className="btn btn-primary" onClick={props.onKeep}>
          {words.keep}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onTake}>
          {words.take}
        </button>
      </Overtaken>
    </div>
  );
};
