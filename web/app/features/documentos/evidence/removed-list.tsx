import type { RemovedStatement } from "@relato/shared/domain/document.ts";
import { PlayIcon, TextIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { EvidenceQuote } from "../evidence-quote.tsx";
import { useIsShown, useProof } from "../proof.ts";

const Item = ({ removed }: { removed: RemovedStatement }) => {
  const { consulta, modelNote } = useLanguage().text;
  const words = modelNote.removed;
  const proof = useProof();
  const isShown = useIsShown(removed);
  const { heading, text, reasons, evidence, replaced_by } = removed;
  const described = new Set(
    reasons.map(({ kind, detail }) => `${consulta.reason[kind]}: ${detail}`),
  );
  return (
    <li className="rounded-lg border border-line bg-surface p-3">
      <p className="text-sm text-muted">{heading}</p>
      <p className="font-serif text-[1.0625rem]">
        <del className="decoration-danger">{text}</del>
      </p>
      {[...described].map((reason) => (
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
          className="flex min-h-9 items-center gap-1.5 text-left text-sm font-semibold text-accent underline underline-offset-2"
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

/** "Retirado": what the proof took out of a model's note, why, and what stands in its place. Closed until it is opened. */
export const RemovedList = ({ items }: { items: readonly RemovedStatement[] }) => {
  const words = useLanguage().text.modelNote.removed;
  if (items.length === 0) return null;
  return (
    <details className="rounded-lg bg-sunken py-3 pr-3 pl-4">
      <summary className="cursor-pointer font-semibold">{words.title(items.length)}</summary>
      <p className="mt-1 mb-2 text-sm text-muted">{words.detail}</p>
      <ul className="space-y-2">
        {items.map((removed, i) => (
          <Item key={i} removed={removed} />
        ))}
      </ul>
    </details>
  );
};
