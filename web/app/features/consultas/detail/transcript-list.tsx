import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { memo, useMemo } from "react";
import type { Hit } from "./transcript-search.ts";
import { type TurnActions, TurnView } from "./turn-view.tsx";
import { useMounted } from "./use-mounted.ts";

/** Turns that the browser lays out together, and skips together while they are out of sight. */
const GROUP = 25;
/** Built at once: more than a window holds. */
const FIRST = 2;

interface Lit {
  /** Whether its turns are built; until then a place of about their height is kept. */
  built: boolean;
  /** By the turn's number; only of what belongs to the group, so that a group without any stays as it is. */
  evidence: ReadonlyMap<number, readonly Evidence[]>;
  hits: ReadonlyMap<number, readonly Hit[]>;
  current: Hit | null;
  /** The turn that is heard, by its number; -1 when it is none of these. */
  heard: number;
  /** The turn whose editor is open; as `heard`. */
  edited: number;
}

const NO_EVIDENCE: readonly Evidence[] = [];
const NO_HITS: readonly Hit[] = [];
const NONE: ReadonlyMap<number, never> = new Map<number, never>();

/*
 * `content-visibility` leaves out style, layout and paint of what is out of sight, and keeps it in the document: the browser's own
 * search, a screen reader and printing still find every word. The size is a guess until a group was seen once.
 */
const Group = memo(
  (
    props: {
      turns: readonly Turn[];
      language: Language;
      actions: TurnActions;
      corrected: ReadonlySet<number>;
    } & Lit,
  ) => (
    <div
      role="presentation"
      className={`space-y-0.5 [contain-intrinsic-size:auto_110rem] [content-visibility:auto] ${props.built ? "" : "h-[110rem]"}`}
    >
      {(props.built ? props.turns : []).map((turn) => (
        <TurnView
          key={turn.i}
          turn={turn}
          language={props.language}
          evidence={props.evidence.get(turn.i) ?? NO_EVIDENCE}
          hits={props.hits.get(turn.i) ?? NO_HITS}
          current={props.current?.turn === turn.i ? props.current : null}
          isHeard={props.heard === turn.i}
          isCorrected={props.corrected.has(turn.i)}
          isEdited={props.edited === turn.i}
          actions={props.actions}
        />
      ))}
    </div>
  ),
);
Group.displayName = "Group";

/** Things by the group of the turn that they name; what names no turn of the transcript is left out. */
const byGroup = <T extends { turn: number }>(
  things: readonly T[],
  groupOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, ReadonlyMap<number, T[]>> => {
  const groups = new Map<number, Map<number, T[]>>();
  for (const thing of things) {
    const at = groupOf.get(thing.turn);
    if (at === undefined) continue;
    const group = groups.get(at) ?? new Map<number, T[]>();
    groups.set(at, group);
    group.set(thing.turn, [...(group.get(thing.turn) ?? []), thing]);
  }
  return groups;
};

/** All turns, in groups. A change of what is heard, marked or found draws anew only the turns that it concerns. */
export const TranscriptList = memo(
  (props: {
    transcript: Transcript;
    evidence: readonly Evidence[];
    hits: readonly Hit[];
    current: Hit | null;
    heard: number;
    edited: number;
    corrected: ReadonlySet<number>;
    actions: TurnActions;
  }) => {
    const { transcript, evidence, hits, current, heard, edited } = props;
    const { turns } = transcript;
    const groups = useMemo(
      () =>
        Array.from({ length: Math.ceil(turns.length / GROUP) }, (_, i) =>
          turns.slice(i * GROUP, (i + 1) * GROUP),
        ),
      [turns],
    );
    const groupOf = useMemo(
      () => new Map(turns.map((turn, at) => [turn.i, Math.floor(at / GROUP)])),
      [turns],
    );
    const marked = useMemo(() => byGroup(evidence, groupOf), [evidence, groupOf]);
    const found = useMemo(() => byGroup(hits, groupOf), [hits, groupOf]);
    const currentGroup = current === null ? undefined : groupOf.get(current.turn);
    const heardGroup = groupOf.get(heard);
    const editedGroup = groupOf.get(edited);
    const mounted = useMounted(FIRST, groups.length);
    return (
      // Between a list of tags and its items nothing else may stand; between roles these groups may.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="list" className="space-y-0.5">
        {groups.map((group, at) => (
          <Group
            key={at}
            turns={group}
            language={transcript.language}
            actions={props.actions}
            // What somebody is being led to is not waited for.
            built={
              at < mounted ||
              at === currentGroup ||
              at === heardGroup ||
              at === editedGroup ||
              marked.has(at)
            }
            evidence={marked.get(at) ?? NONE}
            hits={found.get(at) ?? NONE}
            current={currentGroup === at ? current : null}
            heard={heardGroup === at ? heard : -1}
            edited={editedGroup === at ? edited : -1}
            corrected={props.corrected}
          />
        ))}
      </div>
    );
  },
);
TranscriptList.displayName = "TranscriptList";
