import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { useState } from "react";
import { Difference } from "../../../ui/difference.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { bodyOf, comparePartsOf, type PartChange } from "./mask-parts.ts";
import type { Proposal } from "./use-proposal.ts";

/** The name of the part is its heading. */
const textOf = (blocks: PartChange["before"]): string =>
  blocks === null ? "" : laudoText({ type: "doc", content: bodyOf(blocks) }).text;

const Part = (props: {
  change: PartChange;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}) => {
  const { change, isAccepted, onAccept } = props;
  const words = useLanguage().text.laudoPanels.mask;
  const { title, before, after } = change;
  const name = title === "" ? words.beginning : title;
  const kind = before === null ? "added" : after === null ? "removed" : "changed";
  return (
    <li className="space-y-2">
      <label className="flex min-h-9 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          checked={isAccepted}
          onChange={({ target }) => onAccept(target.checked)}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 break-words">
          {name} <span className="font-normal text-muted">({words.kind[kind]})</span>
        </span>
      </label>
      <Difference before={textOf(before)} after={textOf(after)} label={words.difference(name)} />
    </li>
  );
};

/** What a proposal changes, by parts. Parts that it removes are not chosen at first. */
export const MaskProposal = (props: {
  proposal: Proposal;
  onApply: (accepted: ReadonlySet<string>) => void;
  onDiscard: () => void;
}) => {
  const { proposal, onApply, onDiscard } = props;
  const words = useLanguage().text.laudoPanels.mask;
  const changes = comparePartsOf(proposal.before, proposal.content);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ after }) => after !== null).map(({ key }) => key)),
  );
  const accept = (key: string, isAccepted: boolean): void => {
    const next = new Set(accepted);
    if (isAccepted) next.add(key);
    else next.delete(key);
    setAccepted(next);
  };
  return (
    <div className="space-y-4">
      <Note tone="info" announce="status">
        {changes.length === 0
          ? words.same
          : proposal.model === null
            ? words.engine
            : words.model(proposal.model)}
      </Note>
      <ul aria-label={words.parts} className="space-y-4">
        {changes.map((change) => (
          <Part
            key={change.key}
            change={change}
            isAccepted={accepted.has(change.key)}
            onAccept={(isAccepted) => accept(change.key, isAccepted)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {words.discard}
        </button>
        {changes.length === 0 ? null : (
          <>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={accepted.size === 0}
              onClick={() => onApply(accepted)}
            >
              {words.acceptChosen}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => onApply(new Set(changes.map(({ key }) => key)))}
            >
              {words.acceptAll}
            </button>
          </>
        )}
      </div>
    </div>
  );
};
