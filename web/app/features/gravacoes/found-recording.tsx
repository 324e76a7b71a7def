import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { formatBytes, formatClock, formatDateTime } from "@relato/shared/locales/format.ts";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUser } from "../contas/session.ts";
import { DiscardButton } from "./capture/discard-button.tsx";
import { FoundSound } from "./store/found-sound.tsx";
import { discardFound, readSound, remoteLength, remoteSound } from "./store/found.ts";
import type { FoundLocally } from "./store/found.ts";
import { foundQuery, refreshGravacoes, savedElsewhereQuery, unsavedQuery } from "./queries.ts";
import { recorder, useRecorder } from "./recorder.ts";
import { eraseOnServer } from "./send/send.ts";
import { serverIdOf } from "./store/store.ts";

const Found = (props: {
  detail: string;
  /** What else is to be known before it is used. */
  note?: string;
  use?: string;
  sound: ReactNode;
  onUse: (() => Promise<void>) | null;
  onDiscard: () => Promise<void>;
}) => {
  const { text } = useLanguage();
  const { onUse } = props;
  return (
    <section
      aria-label={text.gravacoes.found.title}
      className="flex flex-wrap items-center gap-3 rounded-card border border-warn bg-warn-soft p-4"
    >
      <div className="min-w-0 flex-1 basis-60 text-warn">
        <p className="font-semibold">{text.gravacoes.found.title}</p>
        <p className="text-sm">{props.detail}</p>
        {props.note === undefined ? null : <p className="mt-1 text-sm">{props.note}</p>}
      </div>
      {props.sound}
      <DiscardButton onDiscard={props.onDiscard} />
      {onUse === null ? null : (
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            onUse().catch((error: unknown) =>
              toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
            );
          }}
        >
          {props.use ?? text.gravacoes.found.use}
        </button>
      )}
    </section>
  );
};

/** One of this browser; where another device has saved what had arrived of it, what is here can be saved on its own. */
const FoundHere = ({ found }: { found: FoundLocally }) => {
  const { locale, text } = useLanguage();
  const client = useQueryClient();
  const words = text.gravacoes;
  const { gravacao, elapsed_ms } = found;
  const isSavedElsewhere = useQuery(savedElsewhereQuery(gravacao)).data === true;
  const use = async (): Promise<void> => {
    await recorder.adopt(found);
    if (isSavedElsewhere) await recorder.setApart();
  };
  return (
    <Found
      detail={words.found.detail(
        formatDateTime(locale, gravacao.created_at),
        words.found.lasts(formatClock(elapsed_ms)),
      )}
      {...(isSavedElsewhere && { note: words.apart.detail, use: words.apart.use })}
      sound={<FoundSound read={() => readSound(gravacao.id)} />}
      onUse={() => use().finally(() => refreshGravacoes(client))}
      onDiscard={async () => {
        await discardFound(gravacao.id);
        await eraseOnServer(serverIdOf(gravacao)).finally(() => refreshGravacoes(client));
      }}
    />
  );
};

const receivedBytes = ({ segments }: UnsavedGravacao): number =>
  segments.reduce((sum, { received_bytes }) => sum + received_bytes, 0);

/** Recordings that an earlier page or another device left behind are offered, never forgotten. */
export const FoundRecordings = () => {
  const { locale, text } = useLanguage();
  const user = useUser();
  const client = useQueryClient();
  const { state } = useRecorder();
  const { data: here } = useQuery(foundQuery(user.id));
  const { data: unsaved } = useQuery(unsavedQuery);
  const isIdle = state.kind === "idle";
  // What was in hand is a consultation now, or gone: it is not offered again.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isIdle && wasBusy.current) refreshGravacoes(client);
    wasBusy.current = !isIdle;
  }, [isIdle, client]);
  if (!isIdle) return null;
  const local = here?.found ?? [];
  const known = new Set([
    ...local.map(({ gravacao }) => serverIdOf(gravacao)),
    ...(here?.owned ?? []),
  ]);
  const remote = (unsaved ?? []).filter((item) => !known.has(item.id) && receivedBytes(item) > 0);
  const lengthOrSize = (item: UnsavedGravacao): string => {
    const length = remoteLength(item);
    return length === null
      ? text.gravacoes.found.received(formatBytes(locale, receivedBytes(item)))
      : text.gravacoes.found.lasts(formatClock(length));
  };
  const discard = async (id: string): Promise<void> => {
    await eraseOnServer(id).finally(() => refreshGravacoes(client));
  };
  return (
    <>
      {local.map((found) => (
        <FoundHere key={found.gravacao.id} found={found} />
      ))}
      {remote.map((item) => (
        <Found
          key={item.id}
          detail={text.gravacoes.found.remote(
            formatDateTime(locale, item.created_at),
            lengthOrSize(item),
          )}
          note={text.gravacoes.found.kept(formatDateTime(locale, item.kept_until))}
          sound={<FoundSound read={() => Promise.resolve(remoteSound(item))} />}
          onUse={() => recorder.adoptFromServer(item)}
          onDiscard={() => discard(item.id)}
        />
      ))}
    </>
  );
};
