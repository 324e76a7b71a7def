import { useEffect, useRef } from "react";
import { useLanguage } from "../language.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";

export interface ConflictRow {
  name: string;
  label: string;
  stored: string;
  typed: string;
}

/** Lists fields that were typed here and changed elsewhere, and asks which values stay. */
export const FieldConflict = (props: {
  title: string;
  rows: readonly ConflictRow[];
  /** The notice answers a click on save. It scrolls into view, above the buttons on a phone. */
  isAnswer: boolean;
  onKeep: () => void;
  onTake: () => void;
}) => {
  const { isAnswer } = props;
  const words = useLanguage().text.overtaken;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) box.current?.scrollIntoView({ block: "nearest" });
  }, [isAnswer]);
  return (
    <div ref={box}>
      <ConflictNotice
        title={props.title}
        detail={words.detail}
        comparison={
          <ul className="space-y-3">
            {props.rows.map(({ name, label, stored, typed }) => (
              <li key={name} className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                <p className="font-semibold">{label}</p>
                <p>
                  {words.saved}: <b>{stored}</b>
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
      </ConflictNotice>
    </div>
  );
};
