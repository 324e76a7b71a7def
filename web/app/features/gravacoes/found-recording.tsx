import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { formatBytes, formatClock, formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "../../ui/patient-picker.tsx";
import { useUser } from "../contas/session.ts";
import { DiscardButton } from "./capture/discard-button.tsx";
import { adoptDraft } from "./consultation-draft.ts";
import { foundQuery, refreshGravacoes, savedElsewhereQuery, unsavedQuery } from "./queries.ts";
import { recorder, useRecorder } from "./recorder.ts";
import { eraseOnServer } from "./send/send.ts";
import { FoundSound } from "./store/found-sound.tsx";
import {
  type FoundLocally,
  readSound,
  receivedBytes,
  remoteLength,
  remoteSound,
} from "./store/found.ts";
import { openStore } from "./store/open-store.ts";
import { serverIdOf } from "./store/store.ts";
import { useRecorderAction } from "./use-recorder-action.ts";

const Found = (props: {
  detail: string;
  note?: string;
  use?: string;
  read: () => Promise<readonly (Blob | string)[]>;
  onUse: () => Promise<void>;
  onDiscard: () => Promise<void>;
}) => {
  const { found: words } = useLanguage().text.gravacoes;
  const client = useQueryClient();
  const use = useRecorderAction(props.onUse);
  const discard = (): Promise<void> => props.onDiscard().finally(() => refreshGravacoes(client));
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-3 rounded-card border border-warn bg-warn-soft p-4"
    >
      <div className="min-w-0 flex-1 basis-60 text-warn">
        <p className="font-semibold">{words.title}</p>
        <p className="text-sm">{props.detail}</p>
        {props.note === undefined ? null : <p className="mt-1 text-sm">{props.note}</p>}
      </div>
      <FoundSound read={props.read} />
      <DiscardButton onDiscard={discard} />
      <button type="button" className="btn btn-primary" onClick={use}>
        {props.use ?? words.use}
      </button>
    </section>
  );
};

/** In this browser. If another device saved a part of it, the rest can be saved separately. */
const FoundHere = ({ found }: { found: FoundLocally }) => {
  const { locale, text } = useLanguage();
  const client = useQueryClient();
  const words = text.gravacoes;
  const { gravacao, elapsed_ms } = found;
  const isSavedElsewhere = useQuery(savedElsewhereQuery(gravacao)).data === true;
  const patients = useQuery(pacienteChoicesQuery).data?.items ?? [];
  const patient = patients.find(({ id }) => id === gravacao.fields?.paciente_id);
  const use = async (): Promise<void> => {
    await recorder.adopt(found, () => adoptDraft(locale, gravacao));
    if (isSavedElsewhere) await recorder.separate();
  };
  return (
    <Found
      detail={[
        words.found.detail(
          formatDateTime(locale, gravacao.created_at),
          words.found.lasts(formatClock(elapsed_ms)),
        ),
        ...(patient === undefined ? [] : [words.found.patient(patient.nome)]),
      ].join(" ")}
      {...(isSavedElsewhere && { note: words.apart.detail, use: words.apart.use })}
      read={() => readSound(gravacao.id)}
      onUse={() => use().finally(() => refreshGravacoes(client))}
      onDiscard={async () => {
        await (await openStore()).remove(gravacao.id);
        await eraseOnServer(serverIdOf(gravacao));
      }}
    />
  );
};

const FoundOnServer = ({ gravacao }: { gravacao: UnsavedGravacao }) => {
  const { locale, text } = useLanguage();
  const words = text.gravacoes.found;
  const length = remoteLength(gravacao);
  return (
    <Found
      detail={words.remote(
        formatDateTime(locale, gravacao.created_at),
        length === null
          ? words.received(formatBytes(locale, receivedBytes(gravacao)))
          : words.lasts(formatClock(length)),
      )}
      note={words.kept(formatDateTime(locale, gravacao.kept_until))}
      read={() => Promise.resolve(remoteSound(gravacao))}
      onUse={() => recorder.adoptFromServer(gravacao, () => adoptDraft(locale, {}))}
      onDiscard={() => eraseOnServer(gravacao.id)}
    />
  );
};

/** Offers recordings that an earlier page or another device did not save. */
export const FoundRecordings = () => {
  const user = useUser();
  const client = useQueryClient();
  const isIdle = useRecorder().state.kind === "idle";
  const { data: here } = useQuery(foundQuery(user.id));
  const { data: unsaved = [] } = useQuery(unsavedQuery);
  // The last recording is saved or gone: the lists are stale.
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
  const remote = unsaved.filter((item) => !known.has(item.id) && receivedBytes(item) > 0);
  return (
    <>
      {local.map((found) => (
        <FoundHere key={found.gravacao.id} found={found} />
      ))}
      {remote.map((item) => (
        <FoundOnServer key={item.id} gravacao={item} />
      ))}
    </>
  );
};
