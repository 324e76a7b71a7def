import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { toContent } from "./edit/laudo-json.ts";
import { useLaudoEditor } from "./edit/use-laudo-editor.ts";
import type { OpenLaudo } from "./open-laudo.ts";
import type { Saver, SaveState } from "./save/create-saver.ts";
import { saverOf } from "./save/savers.ts";

const SAVED: SaveState = { kind: "saved" };
const noSubscription = () => () => undefined;

interface Session {
  id: string;
  saver: Saver;
}

/** The saver of the laudo that is open; another laudo has another one. */
const useSaver = (laudo: Laudo | undefined): Saver | null => {
  const client = useQueryClient();
  const [session, setSession] = useState<Session | null>(null);
  if (laudo !== undefined && session?.id !== laudo.id)
    setSession({ id: laudo.id, saver: saverOf(client, laudo) });
  const saver = session !== null && session.id === laudo?.id ? session.saver : null;
  // A closed laudo is saved at once.
  useEffect(() => () => void saver?.flush(), [saver]);
  useEffect(() => {
    if (saver === null || laudo === undefined || laudo.revision <= saver.base()) return;
    // Saved elsewhere, and nothing is unsaved here. Otherwise the next save finds the conflict.
    if (saver.isSaved()) saver.adopt(laudo);
  }, [saver, laudo]);
  return saver;
};

/** What the screen and its panels need of the open laudo; null while none is open. */
export const useLaudoSession = (laudo: Laudo | undefined): OpenLaudo | null => {
  const saver = useSaver(laudo);
  const subscribe = saver?.subscribe ?? noSubscription;
  const saving = useSyncExternalStore(subscribe, () => saver?.state() ?? SAVED);
  const form = useSyncExternalStore(subscribe, () => saver?.form() ?? null);
  const epoch = useSyncExternalStore(subscribe, () => saver?.epoch() ?? 0);
  const editor = useLaudoEditor({
    id: `${laudo?.id}:${epoch}`,
    saver,
    isEditable: laudo?.can.edit === true,
  });
  if (laudo === undefined || saver === null || form === null || editor === null) return null;
  const { change, flush, keepOwn, adopt } = saver;
  const content = (): LaudoContent => toContent(editor.state.doc);
  return { laudo, form, editor, saving, content, change, flush, keepOwn, adopt };
};
