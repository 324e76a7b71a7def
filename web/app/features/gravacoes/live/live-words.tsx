import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { preferencesQuery } from "../../configuracoes/queries.ts";
import { liveText, useLiveText } from "./live-text.ts";

/** Live words, if the doctor wants them. Not announced: it would disturb the consultation. */
export const LiveWords = () => {
  const { live: words } = useLanguage().text.gravacoes;
  const { isWanted, isAvailable, turns, partial } = useLiveText();
  const box = useRef<HTMLElement>(null);
  const stored = useQuery(preferencesQuery).data?.live_transcription;
  // The settings, or another device, changed the preference.
  useEffect(() => {
    if (stored !== undefined && stored !== liveText.view().isWanted) liveText.setWanted(stored);
  }, [stored]);
  // A failure is not shown: this browser remembers the choice.
  const save = useAction({
    run: (live_transcription: boolean) =>
      call("PATCH /api/configuracoes/preferences", { body: { live_transcription } }),
    onSuccess: (saved, _, client) => client.setQueryData(preferencesQuery.queryKey, saved),
  });
  const choose = (isOn: boolean): void => {
    liveText.setWanted(isOn);
    save.mutate(isOn);
  };
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns, partial]);
  return (
    <div className="space-y-2">
      <label className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => choose(target.checked)}
          className="size-5 accent-accent"
        />
        {words.show}
      </label>
      {isWanted ? (
        <section
          ref={box}
          aria-label={words.title}
          // Long text scrolls, also by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-40 space-y-1 overflow-y-auto rounded-lg bg-sunken p-3 text-sm"
        >
          {!isAvailable ? (
            <p>{words.unavailable}</p>
          ) : turns.length === 0 && partial === "" ? (
            <p className="text-muted">{words.waiting}</p>
          ) : null}
          {turns.map((turn, i) => (
            <p key={i}>{turn}</p>
          ))}
          {partial === "" ? null : <p className="text-muted">{partial}</p>}
        </section>
      ) : null}
    </div>
  );
};
