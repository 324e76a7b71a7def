import type { RemovedStatement } from "@relato/shared/domain/document.ts";
import { PlayIcon, TextIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LINK_BUTTON } from "../action-button.tsx";
import { EvidenceQuote } from "../evidence-quote.tsx";
import { useIsShown, useProof } from "../proof.ts";
import { Disclosure } from "./disclosure.tsx";
import { useReasons } from "../use-reasons.ts";

const Item = ({ removed }: { removed: RemovedStatement }) => {
  const { consulta, modelNote } = useLanguage().text;
  const words = modelNote.removed;
  const proof = useProof();
  const isShown = useIsShown(removed);
  const { heading, text, evidence, replaced_by } = removed;
  return (
    <li className="rounded-lg border border-line bg-surface p-3">
      <p className="text-sm text-muted">{heading}</p>
      <p className="font-serif text-[1.0625rem]">
        <del className="decoration-danger">{text}</del>
      </p>
      {useReasons(removed.reasons).map((reason) => (
        <p key={reason} className="text-sm text-danger">
          {reason}
        </p>
      ))}
      {evidence.length === 0 ? (
        <p className="text-sm text-muted">{words.nothingSaid}</p>
      ) : (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => proof.show(removed)}
          className={`flex items-center gap-1.5 text-left ${LINK_BUTTON}`}
        >
          {proof.audible ? <PlayIcon className="size-4.5" /> : <TextIcon className="size-4.5" />}
          {words.said}: {proof.audible ? consulta.play : consulta.show}
          <span className="sr-only">: {text}</span>
        </button>
      )}
      {isShown ? <EvidenceQuote evidence={evidence} /> : null}
      <p className="text-sm">
        {replaced_by === undefined ? words.nothing : words.replaced(replaced_by)}
      </p>
    </li>
  );
};

/** "Retirado": statements that the proof removed from a model's note, with their replacements. */
export const RemovedList = ({ items }: { items: readonly RemovedStatement[] }) => {
  const words = useLanguage().text.modelNote.removed;
  if (items.length === 0) return null;
  return (
    <Disclosure title={words.title(items.length)} detail={words.detail}>
      <ul className="space-y-2">
        {items.map((removed, i) => (
          <Item key={i} removed={removed} />
        ))}
      </ul>
    </Disclosure>
  );
};
