import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { matching } from "../../../ui/matching.ts";
import { Pending } from "../../../ui/surfaces.tsx";
import { insertContent } from "../edit/insert-content.ts";
import { useOpenLaudoIfAny } from "../open-laudo.ts";
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
}) => {
  const words = useLanguage().text.laudos.phrases;
  const open = useOpenLaudoIfAny();
  const [typed, setTyped] = useState("");
  const query = useQuery(laudoPhrasesQuery);
  const found = query.data && findPhrases(query.data, props.language, typed);
  const canInsert = open?.laudo.can.edit === true;
  const insert = ({ id, phrase, language }: LaudoPhrase): void => {
    if (open === null) return;
    insertContent(open.editor, parseNotation(phrase, language).content);
    props.onInserted();
    // The count only orders the list: a failure changes nothing for the doctor.
    call("POST /api/laudo-phrases/:id/uses", { params: { id }, body: {} }).catch(() => undefined);
  };
  return (
    <div className="space-y-3">
      <SearchBox label={words.search} value={typed} focus={props.focus} onChange={setTyped} />
      {found === undefined ? <Pending query={query} title={words.failed} lines={5} /> : null}
      {found?.length === 0 ? (
        <p className="text-sm text-muted">{typed === "" ? words.empty : words.none}</p>
      ) : null}
      <ul className="space-y-1">
        {found?.map((phrase) => (
          <SideRow
            key={phrase.id}
            label={words.insert(phrase.trigger)}
            isDisabled={!canInsert}
            onPress={() => insert(phrase)}
          >
            <span className="font-medium">{phrase.trigger}</span>{" "}
            <span className="text-xs text-muted">{phrase.categoria}</span>
            <span className="line-clamp-2 text-muted">{phrase.phrase}</span>
          </SideRow>
        ))}
      </ul>
    </div>
  );
};
