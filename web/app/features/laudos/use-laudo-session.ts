import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { toContent } from "./edit/laudo-json.ts";
import { useLaudoEditor } from "./edit/use-laudo-editor.ts";
import type { OpenLaudo } from "./open-laudo.ts";
import { type Saver, type SaveState } from "./save/create-saver.ts";
import { saverOf } from "./save/savers.ts";

const SAVED: SaveState = { kind: "saved" };
const noSubscription = () => () => undefined;

interface Session {
  id: string;
  saver: Saver;
  /** Raised when another text than the typed one is shown. */
  epoch: number;
}

/** The session of the laudo that is open; another laudo begins another session. */
const useSession = (laudo: Laudo | undefined) => {
  const client = useQueryClient();
  const [session, setSession] = useState<Session | null>(null);
  if (laudo !== undefined && session?.id !== laudo.id)
    setSession({ id: laudo.id, saver: saverOf(client, laudo), epoch: 0 });
  if (laudo === undefined && session !== null) setSession(null);
  const saver = session?.saver;
  // A closed laudo is saved at once.
  useEffect(() => () => void saver?.flush(), [saver]);
  const adopt = (stored: Laudo): void => {
    saver?.adopt(stored);
    setSession((current) => current && { ...current, epoch: current.epoch + 1 });
  };
  const isBehind = laudo !== undefined && laudo.revision > (saver?.base() ?? 0);
  useEffect(() => {
    // Saved elsewhere, and nothing is unsaved here. Otherwise the next save finds the conflict.
    if (isBehind && session?.id === laudo.id && saver?.isSaved() === true) adopt(laudo);
  });
  return { session, adopt };
};

/** What the screen and its panels need of the open laudo; null while none is open. */
export const useLaudoSession = (laudo: Laudo | undefined): OpenLaudo | null => {
  const { session, adopt } = useSession(laudo);
  const saver = session?.saver;
  const subscribe = saver?.subscribe ?? noSubscription;
  const saving = useSyncExternalStore(subscribe, () => saver?.state() ?? SAVED);
  const form = useSyncExternalStore(subscribe, () => saver?.form() ?? null);
  const editor = useLaudoEditor({
    id: session === null ? null : `${session.id}:${session.epoch}`,
    content: saver?.fields().content,
    exam_date: form?.exam_date ?? null,
    language: form?.language ?? "pt-BR",
    isEditable: laudo?.can.edit === true,
    onChange: (content) => saver?.change({ content }),
  });
  if (laudo === undefined || saver === undefined || form === null) return null;
  return {
    laudo,
    form,
    editor,
    saving,
    content: () => toContent(editor.state.doc),
    change: saver.change,
    flush: saver.flush,
    keepOwn: saver.keepOwn,
    adopt,
  };
};
