import { useQueryClient } from "@tanstack/react-query";
import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { launchId } from "../../api/launched.ts";
import { newId } from "../../api/new-id.ts";
import { holdPage } from "../../ui/hold-page.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { refreshAgenda } from "../agenda/queries.ts";
import { refreshConsultas } from "../consultas/queries.ts";
import { toRepresentative } from "../consents/representative-draft.ts";
import { type ConsultaDraft, recorder } from "../gravacoes/recorder.ts";
import type { SendStage } from "../gravacoes/recorder-state.ts";
import { type PickedFile, sendFile } from "../gravacoes/send-file.ts";
import type { Draft } from "../gravacoes/consultation-draft.ts";

/** The state of sending a file or a text. The recorder has its own. */
export type Sending =
  | { kind: "ready" }
  | { kind: "failed"; error: unknown }
  | { kind: "sending"; stage: SendStage };

const bodyOf = (draft: Draft): ConsultaDraft => {
  const { consent, representative: by, way: _way, text: _text, modelo_id, ...others } = draft;
  if (modelo_id === null) throw new Error("A consultation needs a template; the form checks it.");
  const representative = by === null ? null : toRepresentative(by);
  return { ...others, modelo_id, consent: { agreed: consent === "agreed", representative } };
};

/** Saves a recording, a file or a text. `onSaved` runs once the server has the consultation. */
export const useSending = (onSaved: () => void) => {
  const { text } = useLanguage();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ kind: "ready" });
  const abort = useRef<AbortController>(null);
  /** A retry with the same text repeats the id, so that it makes one consultation. */
  const textId = useRef<{ text: string; id: string }>(null);

  const saved = (item: ConsultaItem): void => {
    // A launched page shows no notifications.
    const detail = launchId === null ? { detail: text.home.sentDetail } : {};
    toast({ variant: "success", title: text.home.sent, ...detail });
    refreshConsultas(client, item.id);
    void refreshAgenda(client);
    onSaved();
  };

  const run = async (
    work: (onStage: (stage: SendStage) => void, signal: AbortSignal) => Promise<ConsultaItem>,
  ): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const releasePage = holdPage();
    const onStage = (stage: SendStage): void => setSending({ kind: "sending", stage });
    try {
      const item = await work(onStage, controller.signal);
      setSending({ kind: "ready" });
      saved(item);
    } catch (error) {
      setSending(controller.signal.aborted ? { kind: "ready" } : { kind: "failed", error });
    } finally {
      releasePage();
    }
  };

  return {
    sending,
    forgetFailure: () => setSending((now) => (now.kind === "failed" ? { kind: "ready" } : now)),
    cancel: () => abort.current?.abort(),
    saveRecording: async (draft: Draft): Promise<void> => {
      const item = await recorder.save(bodyOf(draft));
      if (item !== null) saved(item);
    },
    saveFile: (picked: PickedFile, draft: Draft): Promise<void> =>
      run((onStage, signal) => sendFile(picked, bodyOf(draft), onStage, signal)),
    saveText: (draft: Draft): Promise<void> =>
      run((onStage, signal) => {
        onStage({ kind: "saving" });
        if (textId.current?.text !== draft.text) textId.current = { text: draft.text, id: newId() };
        const source = { kind: "text" as const, text: draft.text };
        const body = { ...bodyOf(draft), id: textId.current.id, source };
        return call("POST /api/consultas", { body, signal });
      }),
  };
};
