import { interpretDictation } from "@relato/shared/domain/laudo/dictation/interpret-dictation.ts";
import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import { wavFile } from "@relato/shared/domain/wav.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { newId } from "../../../api/new-id.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useUser } from "../../contas/session.ts";
import { type DictatedTurn, useDictation } from "../../gravacoes/dictation.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { useInsertPhrase } from "../phrases/use-insert-phrase.ts";
import { laudoPhrasesQuery } from "../queries.ts";
import { PassageOutbox } from "./passage-outbox.ts";
import { runDictation } from "./run-dictation.ts";
import { useSpokenPlace } from "./use-spoken-place.ts";
import { textAround } from "./write-passage.ts";

/** Sends what is left of earlier dictations as well. */
const useOutbox = () => {
  const { id } = useUser();
  const refused = useLanguage().text.errors.AUDIO_INVALID;
  const outbox = useRef<PassageOutbox | null>(null);
  useEffect(() => {
    const own = new PassageOutbox(id, () => toast({ variant: "warning", title: refused }));
    outbox.current = own;
    return () => own.close();
  }, [id, refused]);
  return outbox;
};

/** Dictation into the open laudo, at the cursor. `write` takes typed text the same way. */
export const useLaudoDictation = (commands: boolean) => {
  const { laudo, editor, form } = useOpenLaudo();
  const { language } = form;
  const words = useLanguage().text.laudosDictation;
  const { data: phrases = [] } = useQuery(laudoPhrasesQuery);
  const insertPhrase = useInsertPhrase();
  const outbox = useOutbox();
  const atSpokenPlace = useRef((work: () => void): void => work());

  const write = (text: string, span: DictationSpan | null): void => {
    const { before } = textAround(editor.state);
    const usable = phrases.filter((one) => !one.system || one.language === language);
    const options = { language, commands, before, phrases: usable };
    runDictation(editor, interpretDictation(text, options), {
      language,
      span,
      insertPhrase: (id) => {
        const phrase = phrases.find((one) => one.id === id);
        if (phrase !== undefined) insertPhrase(editor, phrase, null);
      },
      onMissing: (missing) =>
        toast({
          variant: "warning",
          title: missing === "field" ? words.noField : words.noHeading,
        }),
    });
  };
  const hear = ({ text, passage }: DictatedTurn): void => {
    if (passage === null) return atSpokenPlace.current(() => write(text, null));
    const { pcm, start_ms, end_ms } = passage;
    const id = newId();
    atSpokenPlace.current(() => write(text, { dictation_id: id, start_ms, end_ms }));
    void outbox.current?.add({ id, laudo_id: laudo.id, wav: wavFile([pcm]) });
  };
  const dictation = useDictation(language, hear);
  const { state } = dictation;
  const isSpeaking = state.kind === "ending" || (state.kind === "on" && state.partial !== "");
  const atPlace = useSpokenPlace(editor, isSpeaking);
  useEffect(() => {
    atSpokenPlace.current = atPlace;
  });
  return { ...dictation, write };
};
