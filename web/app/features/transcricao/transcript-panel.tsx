import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Correction } from "@relato/shared/domain/correction.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { turnAt } from "../documentos/marks.ts";
import { useProof, useShownEvidence } from "../documentos/proof.ts";
import type { PlayerView } from "./player/player-view.ts";
import { SearchBar } from "./search/search-bar.tsx";
import { useSearch } from "./search/use-search.ts";
import { TranscriptDownload } from "./transcript-download.tsx";
import { CorrectingContext } from "./turns/correcting.ts";
import { revealTurn } from "./turns/reveal-turn.ts";
import { TranscriptList } from "./turns/transcript-list.tsx";
import { turnDrafts } from "./turns/turn-draft.ts";
import type { TurnActions } from "./turns/turn-view.tsx";
import { PlayerContext, usePlayed } from "./use-player.ts";

/** The number of the turn that is playing; -1 before the first play and in a silence. */
const heardTurn = (turns: readonly Turn[], { playing, time_ms }: PlayerView): number =>
  playing || time_ms > 0 ? (turns[turnAt(turns, time_ms)]?.i ?? -1) : -1;

/** Keys that scroll. A doctor who scrolls ends following the audio. */
const SCROLL_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

const Title = () => (
  <h2 id="transcript-title" className="min-w-0 flex-1 text-[0.9375rem] leading-tight font-semibold">
    {useLanguage().text.consulta.transcript}
  </h2>
);

/** Scrolls the panel to a turn when it changes; -1 for none. */
const useReveal = (panel: { current: HTMLElement | null }, turn: number, cause?: unknown): void =>
  useEffect(() => {
    if (panel.current !== null && turn >= 0) revealTurn(panel.current, turn);
  }, [panel, turn, cause]);

/** The turn whose editor is open, and the actions of the turns. */
const useTurnActions = (id: string, panel: { current: HTMLElement | null }) => {
  const player = useContext(PlayerContext);
  const canCorrect = useContext(CorrectingContext) !== null;
  const [opened, setOpened] = useState(-1);
  // The newest draft is open, unless another editor was opened.
  const drafted = turnDrafts.usePart(id, (drafts) => drafts?.[0]?.turn ?? -1);
  const actions = useMemo<TurnActions>(
    () => ({
      play: player === null ? null : (turn) => player.playFrom(turn.start_ms),
      edit: canCorrect ? ({ i }) => setOpened((now) => (now === i ? -1 : i)) : null,
      closeEditor: ({ i }) => {
        setOpened(-1);
        // The focus returns to the button that opened the editor.
        panel.current?.querySelector<HTMLElement>(`[data-turn="${i}"] [data-edit]`)?.focus();
      },
    }),
    [player, canCorrect, panel],
  );
  return { actions, edited: canCorrect ? (opened < 0 ? drafted : opened) : -1 };
};

/** Scrolls to the turn that is playing, until the doctor scrolls. */
const useFollowing = (panel: { current: HTMLElement | null }, heard: number) => {
  const player = useContext(PlayerContext);
  const [follows, setFollows] = useState(true);
  useReveal(panel, follows ? heard : -1);
  const stopFollowing = (): void => {
    if (player?.view().playing === true) setFollows(false);
  };
  return { follows, setFollows, stopFollowing };
};

const FollowButton = (props: { follows: boolean; onChange: (follows: boolean) => void }) => (
  <button
    type="button"
    aria-pressed={props.follows}
    onClick={() => props.onChange(!props.follows)}
    className={
      "btn px-2.5 text-sm text-muted hover:bg-sunken " +
      "aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
    }
  >
    {useLanguage().text.consulta.follow}
  </button>
);

/** The numbers of the turns with corrected words. */
const correctedTurns = (corrections: readonly Correction[]): ReadonlySet<number> =>
  new Set(corrections.flatMap(({ change }) => (change.kind === "text" ? change.turn : [])));

const Content = (props: { transcript: Transcript; consulta: Consulta; sharing: ReactNode }) => {
  const { transcript, consulta } = props;
  const { turns } = transcript;
  const { typed } = useLanguage().text.consulta;
  const player = useContext(PlayerContext);
  const panel = useRef<HTMLDivElement>(null);
  const search = useSearch(turns);
  const evidence = useShownEvidence(useProof());
  const heard = usePlayed((view) => heardTurn(turns, view));
  const { actions, edited } = useTurnActions(consulta.id, panel);
  const corrected = useMemo(() => correctedTurns(consulta.corrections), [consulta.corrections]);
  useReveal(panel, evidence[0]?.turn ?? -1, evidence);
  useReveal(panel, search.current?.turn ?? -1, search.current);
  const { follows, setFollows, stopFollowing } = useFollowing(panel, heard);
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-4">
        <Title />
        {player === null ? null : <FollowButton follows={follows} onChange={setFollows} />}
        <TranscriptDownload transcript={transcript} code={shortCode(consulta.id)} />
      </div>
      <div className="flex flex-wrap gap-2 border-b border-line p-2">
        {props.sharing}
        <SearchBar search={search} />
      </div>
      {/* A scrolling region must be reachable by keyboard (axe). */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      {/* oxlint-disable jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        tabIndex={0}
        onWheel={stopFollowing}
        onTouchMove={stopFollowing}
        onKeyDown={({ key }) => SCROLL_KEYS.has(key) && stopFollowing()}
        className={
          "max-h-[70vh] scroll-pb-8 overflow-y-auto p-2 " +
          "lg:max-h-[max(20rem,calc(100dvh-23rem))]"
        }
      >
        {player === null ? <p className="px-3 pb-2 text-sm text-muted">{typed}</p> : null}
        <TranscriptList
          transcript={transcript}
          evidence={evidence}
          hits={search.hits}
          current={search.current}
          heard={heard}
          edited={edited}
          corrected={corrected}
          actions={actions}
        />
      </div>
      {/* oxlint-enable jsx-a11y/no-static-element-interactions */}
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
    </>
  );
};

/** The transcript, beside the document or as a tab panel. */
export const TranscriptPanel = (props: {
  consulta: Consulta;
  /** The id of the tab; null beside the document. */
  tabId: string | null;
  sharing: ReactNode;
  feedback: ReactNode;
  onCorrected: (correction: Correction) => void;
  onStale: () => void;
}) => {
  const { consulta, tabId, onCorrected, onStale } = props;
  const { transcricao: transcript, corrections, id, can } = consulta;
  const words = useLanguage().text.consulta;
  const correcting =
    can.correct && transcript !== null
      ? { consultaId: id, corrections, heardBy: transcript.model, onCorrected, onStale }
      : null;
  return (
    <section
      id="transcript"
      role={tabId === null ? undefined : "tabpanel"}
      aria-labelledby={tabId ?? "transcript-title"}
      className="card scroll-mt-20"
    >
      {transcript === null || transcript.turns.length === 0 ? (
        <div className="space-y-2 p-4">
          <Title />
          <p className="text-sm text-muted">
            {transcript !== null
              ? words.emptyTranscript
              : consulta.status === "Processando"
                ? words.noTranscript
                : words.noTranscriptLeft}
          </p>
        </div>
      ) : (
        <CorrectingContext value={correcting}>
          <Content transcript={transcript} consulta={consulta} sharing={props.sharing} />
        </CorrectingContext>
      )}
      {transcript === null ? null : (
        <div className="border-t border-line px-4 py-2">{props.feedback}</div>
      )}
    </section>
  );
};
