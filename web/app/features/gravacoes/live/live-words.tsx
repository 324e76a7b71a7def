import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { preferencesQuery } from "../../configuracoes/queries.ts";
import { liveText, useLiveText } from "./live-text.ts";

/** The words while they are spoken, if the doctor wants them. Not read out: it would talk over the consultation. */
export const LiveWords = () => {
  const { text } = useLanguage();
  const { wanted, isAvailable, turns, partial } = useLiveText();
  const box = useRef<HTMLElement>(null);
  const words = text.gravacoes.live;
  const client = useQueryClient();
  const stored = useQuery(preferencesQuery).data?.live_transcription;
  // What was chosen in the settings, or on another device, once it is known.
  useEffect(() => {
    if (stored !== undefined && stored !== liveText.view().wanted) liveText.want(stored);
  }, [stored]);
  const choose = async (on: boolean): Promise<void> => {
    liveText.want(on);
    try {
      const saved = await call("PATCH /api/configuracoes/preferences", {
        body: { live_transcription: on },
      });
      client.setQueryData(preferencesQuery.queryKey, saved);
    } catch {
      // Kept in this browser, which is enough; nobody wants to hear of it in the middle of a consultation.
    }
  };
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns, partial]);
  return (
    <div className="space-y-2">
      <label className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={wanted}
          onChange={({ target }) => void choose(target.checked)}
          className="size-5 accent-accent"
        />
        {words.show}
      </label>
      {wanted ? (
        <section
          ref={box}
          aria-label={words.title}
          // Long talk scrolls: the keyboard has to get there, too.
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
