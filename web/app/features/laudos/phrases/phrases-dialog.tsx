import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { RowButton } from "../../../ui/row-button.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { laudoPhrasesQuery } from "../queries.ts";
import { DeletePhrase } from "./delete-phrase.tsx";
import { PhraseForm } from "./phrase-form.tsx";
import { PhraseTransfer } from "./phrase-transfer.tsx";

type Open = { kind: "form"; phrase: LaudoPhrase | null } | { kind: "delete"; phrase: LaudoPhrase };

const byCategory = (phrases: readonly LaudoPhrase[]): [string, LaudoPhrase[]][] => {
  const groups = Map.groupBy(phrases, ({ categoria }) => categoria);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
};

const PhraseRow = ({ phrase, onOpen }: { phrase: LaudoPhrase; onOpen: (open: Open) => void }) => {
  const words = useLanguage().text.laudosPhrases;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-2">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <span className="font-medium">{phrase.trigger}</span>{" "}
        <span className="text-xs text-muted">{words.used(phrase.uses)}</span>
        <span className="line-clamp-2 block break-words text-muted">{phrase.phrase}</span>
      </div>
      <div className="flex gap-1">
        <RowButton
          look="quiet"
          label={words.editOf(phrase.trigger)}
          onPress={() => onOpen({ kind: "form", phrase })}
        >
          {words.editShort}
        </RowButton>
        <RowButton
          look="danger"
          label={words.removeOf(phrase.trigger)}
          onPress={() => onOpen({ kind: "delete", phrase })}
        >
          {words.remove}
        </RowButton>
      </div>
    </li>
  );
};

const OwnPhrases = ({ own, onOpen }: { own: LaudoPhrase[]; onOpen: (open: Open) => void }) => {
  const words = useLanguage().text.laudosPhrases;
  if (own.length === 0) return <p className="text-muted">{words.empty}</p>;
  return byCategory(own).map(([categoria, phrases]) => (
    <section key={categoria}>
      <h3 className="font-semibold">{categoria}</h3>
      <ul className="divide-y divide-line">
        {phrases.map((phrase) => (
          <PhraseRow key={phrase.id} phrase={phrase} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
};

/** The doctor's own phrases: create, change, delete, import, export. */
export const PhrasesDialog = (props: { language: Language; onClose: () => void }) => {
  const words = useLanguage().text.laudosPhrases;
  const query = useQuery(laudoPhrasesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const { data } = query;
  const own = data?.filter(({ system }) => !system);
  return (
    <Dialog isOpen onClose={props.onClose} label={words.title} size="xl">
      <DialogHeader title={words.title} description={words.description} onClose={props.onClose} />
      {data === undefined || own === undefined ? (
        <Pending query={query} title={words.failed} lines={5} />
      ) : (
        <div className="space-y-4">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => setOpen({ kind: "form", phrase: null })}
          >
            <PlusIcon /> {words.add}
          </button>
          <OwnPhrases own={own} onOpen={setOpen} />
          <PhraseTransfer phrases={data} />
        </div>
      )}
      {open?.kind === "form" ? (
        <PhraseForm
          phrase={open.phrase}
          language={props.language}
          categorias={[...new Set(data?.map(({ categoria }) => categoria))]}
          onClose={close}
        />
      ) : null}
      {open?.kind === "delete" ? <DeletePhrase phrase={open.phrase} onClose={close} /> : null}
    </Dialog>
  );
};
