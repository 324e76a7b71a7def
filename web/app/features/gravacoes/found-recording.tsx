import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { formatBytes, formatClock, formatDateTime } from "@relato/shared/locales/format.ts";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUser } from "../contas/session.ts";
import { DiscardButton } from "./discard-button.tsx";
import { FoundSound } from "./found-sound.tsx";
import { discardFound, readSound, remoteLength, remoteSound } from "./found.ts";
import { foundQuery, refreshGravacoes, unsavedQuery } from "./queries.ts";
import { recorder, useRecorder } from "./recorder.ts";
import { eraseOnServer } from "./send.ts";

const Found = (props: {
  detail: string;
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
          {text.gravacoes.found.use}
        </button>
      )}
    </section>
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
  const known = new Set([...local.map(({ gravacao }) => gravacao.id), ...(here?.owned ?? [])]);
  const remote = (unsaved ?? []).filter((item) => !known.has(item.id) && receivedBytes(item) > 0);
  const lengthOrSize = (item: UnsavedGravacao): string => {
    const length = remoteLength(item);
    return length === null
      ? text.gravacoes.found.received(formatBytes(locale, receivedBytes(item)))
      : text.gravacoes.found.lasts(formatClock(length));
  };
  const discard = async (id: string): Promise<void> => {
    await discardFound(id);
    await eraseOnServer(id).finally(() => refreshGravacoes(client));
  };
  return (
    <>
      {local.map((found) => (
        <Found
          key={found.gravacao.id}
          detail={text.gravacoes.found.detail(
            formatDateTime(locale, found.gravacao.created_at),
            text.gravacoes.found.lasts(formatClock(found.elapsed_ms)),
          )}
          sound={<FoundSound read={() => readSound(found.gravacao.id)} />}
          onUse={() => recorder.adopt(found).finally(() => refreshGravacoes(client))}
          onDiscard={() => discard(found.gravacao.id)}
        />
      ))}
      {remote.map((item) => (
        <Found
          key={item.id}
          detail={text.gravacoes.found.remote(
            formatDateTime(locale, item.created_at),
            lengthOrSize(item),
          )}
          sound={<FoundSound read={() => Promise.resolve(remoteSound(item))} />}
          onUse={() => recorder.adoptFromServer(item)}
          onDiscard={() => discard(item.id)}
        />
      ))}
    </>
  );
};
