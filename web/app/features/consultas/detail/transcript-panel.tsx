import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { turnAt } from "../../documentos/marks.ts";
import { type Correcting, CorrectingProvider, correctedTurns } from "./correcting.ts";
import { OutsideButtons } from "./header-actions.tsx";
import { FeedbackBar } from "./feedback-bar.tsx";
import type { Player, PlayerView } from "./player.ts";
import { type Proof, useShownEvidence } from "../../documentos/proof.ts";
import { revealTurn } from "./reveal.ts";
import { SearchBar } from "./search-bar.tsx";
import { TranscriptDownload } from "./transcript-download.tsx";
import { TranscriptList } from "./transcript-list.tsx";
import { turnDrafts } from "./turn-draft.ts";
import type { TurnActions } from "./turn-view.tsx";
import { usePlayed } from "./use-player.ts";
import { useSearch } from "./use-search.ts";

/** The number of the turn that is heard; before anything was played, and in a silence, -1. */
const heardIn =
  (turns: readonly Turn[]) =>
  ({ playing, time_ms }: PlayerView): number =>
    playing || time_ms > 0 ? (turns[turnAt(turns, time_ms)]?.i ?? -1) : -1;

/** What somebody does who reads on their own: the transcript must not be pulled away from them. */
const READING_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

const Title = () => (
  <h2 id="transcript-title" className="min-w-0 flex-1 text-[0.9375rem] leading-tight font-semibold">
    {useLanguage().text.consulta.transcript}
  </h2>
);

const Filled = (props: {
  transcript: Transcript;
  player: Player | null;
  proof: Proof;
  id: string;
  correcting: Correcting | null;
  /** The ways to send it on, where it is a tab of its own. */
  sharing: ReactNode;
}) => {
  const { transcript, player, correcting } = props;
  const { turns } = transcript;
  const words = useLanguage().text.consulta;
  const panel = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const search = useSearch(turns);
  const evidence = useShownEvidence(props.proof);
  const pick = useMemo(() => heardIn(turns), [turns]);
  const heard = usePlayed(player, pick, -1);
  const canCorrect = correcting !== null;
  const [opened, setOpened] = useState(-1);
  // A correction that was begun is open again, unless another one is being written.
  const begun = turnDrafts.usePart(props.id, (typed) => typed?.[0]?.turn ?? -1);
  const edited = canCorrect ? (opened < 0 ? begun : opened) : -1;
  const corrections = correcting?.corrections;
  const corrected = useMemo(() => correctedTurns(corrections ?? []), [corrections]);
  const actions = useMemo<TurnActions>(
    () => ({
      play: player === null ? null : (turn) => player.playFrom(turn.start_ms),
      edit: canCorrect ? ({ i }) => setOpened((now) => (now === i ? -1 : i)) : null,
      closeEditor: ({ i }) => {
        setOpened(-1);
        // The focus goes back to where the editor was opened.
        panel.current?.querySelector<HTMLElement>(`[data-turn="${i}"] [data-edit]`)?.focus();
      },
    }),
    [player, canCorrect],
  );
  const first = evidence[0]?.turn;
  useEffect(() => {
    if (panel.current !== null && first !== undefined) revealTurn(panel.current, first);
  }, [first, evidence]);
  const found = search.current;
  useEffect(() => {
    if (panel.current !== null && found !== null) revealTurn(panel.current, found.turn);
  }, [found]);
  useEffect(() => {
    if (follows && panel.current !== null && heard >= 0) revealTurn(panel.current, heard);
  }, [follows, heard]);
  const readOn = (): void => {
    if (player?.view().playing === true) setFollows(false);
  };
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-4">
        <Title />
        {player === null ? null : (
          <button
            type="button"
            aria-pressed={follows}
            onClick={() => setFollows(!follows)}
            className="btn px-2.5 text-sm text-muted hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {words.follow}
          </button>
        )}
        <TranscriptDownload transcript={transcript} code={shortCode(props.id)} />
      </div>
      <div className="flex flex-wrap gap-2 border-b border-line p-2">
        {props.sharing}
        <SearchBar
          value={search.value}
          onChange={search.change}
          count={search.hits.length}
          at={search.at}
          onMove={search.move}
        />
      </div>
      {/* A window that scrolls must be reachable by keyboard, also where nothing in it can be pressed (axe). */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        tabIndex={0}
        onWheel={readOn}
        onTouchMove={readOn}
        onKeyDown={({ key }) => READING_KEYS.has(key) && readOn()}
        className="max-h-[70vh] scroll-pb-8 overflow-y-auto p-2 lg:max-h-[max(20rem,calc(100dvh-23rem))]"
      >
        {player === null ? <p className="px-3 pb-2 text-sm text-muted">{words.typed}</p> : null}
        <CorrectingProvider value={correcting}>
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
        </CorrectingProvider>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions */}
    </>
  );
};

/**
 * Every turn with speaker and time; the one being heard is lit, the words of the pressed statement are marked. Beside the document where
 * there is room, and a tab of its own. `panelOf`: the tab that it is the panel of now.
 */
export const TranscriptPanel = (props: {
  player: Player | null;
  proof: Proof;
  consulta: Consulta;
  panelOf: string | null;
}) => {
  const { consulta, panelOf } = props;
  const { transcricao: transcript, corrections, id, can } = consulta;
  const correcting = useMemo<Correcting | null>(
    () =>
      can.correct && transcript !== null
        ? { consultaId: id, corrections, heardBy: transcript.model }
        : null,
    [can.correct, id, corrections, transcript],
  );
  const words = useLanguage().text.consulta;
  const role =
    panelOf === null
      ? { "aria-labelledby": "transcript-title" }
      : { role: "tabpanel", "aria-labelledby": panelOf };
  return (
    <section id="transcript" {...role} className="card scroll-mt-20">
      {transcript === null || transcript.turns.length === 0 ? (
        <div className="space-y-2 p-4">
          <Title />
          <p className="text-sm text-muted">
            {transcript !== null
              ? words.emptyTranscript
              : consulta.status === "Erro"
                ? words.noTranscriptLeft
                : words.noTranscript}
          </p>
        </div>
      ) : (
        <Filled
          sharing={
            panelOf === null ? null : (
              <OutsideButtons
                consulta={consulta}
                part={{ anchor: "transcript", name: words.transcript }}
              />
            )
          }
          transcript={transcript}
          player={props.player}
          proof={props.proof}
          id={id}
          correcting={correcting}
        />
      )}
      {transcript === null ? null : (
        <div className="border-t border-line px-4 py-2">
          <FeedbackBar consultaId={id} section="transcription" />
        </div>
      )}
    </section>
  );
};
