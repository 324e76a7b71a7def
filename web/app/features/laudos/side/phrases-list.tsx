import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { matching } from "../../../ui/matching.ts";
import { Pending } from "../../../ui/surfaces.tsx";
import { useOpenLaudoIfAny } from "../open-laudo.ts";
import { useInsertPhrase } from "../phrases/use-insert-phrase.ts";
import { laudoPhrasesQuery } from "../queries.ts";
import { SearchBox } from "./search-box.tsx";
import { SideRow } from "./side-row.tsx";

const findPhrases = (items: readonly LaudoPhrase[], language: Language, typed: string) => {
  const usable = items.filter((item) => !item.system || item.language === language);
  const named = usable.map((item) => ({
    item,
    name: [item.trigger, item.categoria, item.phrase].join(" "),
  }));
  return matching(named, typed).map(({ item }) => item);
};

/** Quick phrases, most used first. A press inserts one at the cursor. */
export const PhrasesList = (props: {
  language: Language;
  focus: number;
  onInserted: () => void;
  onOwnPhrases: () => void;
}) => {
  const { laudos, laudosPhrases: own } = useLanguage().text;
  const words = laudos.phrases;
  const open = useOpenLaudoIfAny();
  const [typed, setTyped] = useState("");
  const query = useQuery(laudoPhrasesQuery);
  const found = query.data && findPhrases(query.data, props.language, typed);
  const canInsert = open?.laudo.can.edit === true;
  const insertPhrase = useInsertPhrase();
  const insert = (phrase: LaudoPhrase): void => {
    if (open === null) return;
    insertPhrase(open.editor, phrase, null);
    props.onInserted();
    open.editor.view.focus();
  };
  return (
    <div className="space-y-3">
      <button type="button" className="btn btn-quiet w-full text-sm" onClick={props.onOwnPhrases}>
        {own.open}
      </button>
      <SearchBox label={words.search} value={typed} focus={props.focus} onChange={setTyped} />
      {found === undefined ? <Pending query={query} title={words.failed} lines={5} /> : null}
      {found?.length === 0 ? (
        <p className="text-sm text-muted">{typed === "" ? words.empty : words.none}</p>
      ) : null}
      <ul className="space-y-1">
        {found?.map((phrase) => (
          <SideRow key={phrase.id} isDisabled={!canInsert} onPress={() => insert(phrase)}>
            {/* The name contains what is shown (WCAG 2.5.3). */}
            <span className="sr-only">{words.insert("")}</span>
            <span className="font-medium">{phrase.trigger}</span>{" "}
            <span className="text-xs text-muted">{phrase.categoria}</span>
            <span className="line-clamp-2 text-muted">{phrase.phrase}</span>
          </SideRow>
        ))}
      </ul>
    </div>
  );
};
