import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { type LaudoFields, laudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import { ApiError, isPassing } from "../../../api/api-error.ts";
import { createListeners } from "../../../ui/listeners.ts";
import type { LaudoDraft } from "./laudo-drafts.ts";

export type SaveState =
  | { kind: "saved" | "unsaved" | "saving" | "offline" }
  | { kind: "failed"; error: Error }
  /** The laudo was saved elsewhere since: the doctor chooses. */
  | { kind: "conflict"; stored: Laudo };

export type LaudoForm = Omit<LaudoFields, "content">;

interface SaverParts {
  /** The newest revision that is known, and the fields that it has. */
  base: number;
  stored: LaudoFields;
  /** An unsaved draft of an earlier visit. */
  draft: LaudoDraft | undefined;
  send: (draft: LaudoDraft) => Promise<Laudo>;
  load: () => Promise<Laudo>;
  onSaved: (laudo: Laudo) => void;
  /** Keeps the draft on this device; null: everything is stored. */
  keep: (draft: LaudoDraft | null) => void;
  /** Runs `work` after milliseconds; returns what cancels it. */
  schedule: (work: () => void, ms: number) => () => void;
}

const PAUSE_MS = 1000;
const MAX_RETRY_MS = 30_000;

const fieldsOf = (from: LaudoFields): LaudoFields => pickFields(laudoFields, from);

/**
 * Saves a laudo while it is typed: one request at a time, a second after the last change. A draft
 * stays on the device until the server has acknowledged it.
 */
export const createSaver = (parts: SaverParts) => {
  const { send, load, onSaved, keep, schedule } = parts;
  const { subscribe, notify } = createListeners();
  let base = parts.draft?.base ?? parts.base;
  let fields: LaudoFields = fieldsOf(parts.draft ?? parts.stored);
  /** All fields except the text. Another object only when one of them changes. */
  let form: LaudoForm = fields;
  let state: SaveState = { kind: "saved" };
  let isDirty = parts.draft !== undefined;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  let epoch = 0;

  const show = (next: SaveState): void => {
    const isSame = next.kind === state.kind && !("error" in next) && !("stored" in next);
    if (!isSame) state = next;
    notify();
  };
  const later = (ms: number): void => {
    cancel?.();
    cancel = schedule(() => void save(), ms);
  };

  const accept = (laudo: Laudo): void => {
    base = laudo.revision;
    failures = 0;
    if (!isDirty) {
      keep(null);
      show({ kind: "saved" });
    } else {
      keep({ ...fields, base });
      show({ kind: "unsaved" });
      later(PAUSE_MS);
    }
    onSaved(laudo);
  };

  /** Another save came first. It may be ours, if its response was lost. */
  const meetConflict = async (sent: LaudoFields): Promise<void> => {
    const stored = await load();
    if (canonical(fieldsOf(stored)) === canonical(fieldsOf(sent))) accept(stored);
    else {
      isDirty = true;
      show({ kind: "conflict", stored });
    }
  };

  const fail = (error: unknown): void => {
    isDirty = true;
    if (isPassing(error)) {
      failures += 1;
      show({ kind: "offline" });
      later(Math.min(MAX_RETRY_MS, PAUSE_MS * 2 ** failures));
    } else
      show({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) });
  };

  const request = async (): Promise<void> => {
    const sent = { ...fields, base };
    isDirty = false;
    show({ kind: "saving" });
    try {
      accept(await send(sent));
    } catch (error) {
      const isConflict =
        error instanceof ApiError && ["LAUDO_CHANGED", "LAUDO_SIGNED"].includes(error.code);
      await (isConflict ? meetConflict(sent) : Promise.reject(error)).catch(fail);
    }
  };

  const save = async (): Promise<void> => {
    cancel?.();
    if (running !== undefined) return running;
    if (!isDirty || state.kind === "conflict") return;
    running = request().finally(() => {
      running = undefined;
    });
    return running;
  };

  if (isDirty) later(0);

  return {
    subscribe,
    state: (): SaveState => state,
    /** The fields as they were typed. */
    fields: (): LaudoFields => fields,
    form: (): LaudoForm => form,
    base: (): number => base,
    /** Raised when other fields than the typed ones have to be shown. */
    epoch: (): number => epoch,
    isSaved: (): boolean => state.kind === "saved" && !isDirty,
    change: (change: Partial<LaudoFields>): void => {
      fields = { ...fields, ...change };
      if (!("content" in change)) form = fields;
      isDirty = true;
      keep({ ...fields, base });
      if (state.kind === "conflict") return;
      if (running === undefined) {
        if (state.kind !== "offline") show({ kind: "unsaved" });
        later(PAUSE_MS);
      } else notify();
    },
    /** Saves what is unsaved now. Resolves when it is stored or cannot be. */
    flush: async (): Promise<boolean> => {
      while (running !== undefined || (isDirty && state.kind !== "conflict")) {
        await save();
        if (state.kind === "failed" || state.kind === "offline") break;
      }
      return state.kind === "saved";
    },
    /** The laudo that the server returned for another action, or that changed elsewhere. */
    adopt: (laudo: Laudo): void => {
      cancel?.();
      fields = fieldsOf(laudo);
      form = fields;
      isDirty = false;
      epoch += 1;
      accept(laudo);
    },
    /** After a conflict: the own text replaces what is stored. */
    keepOwn: (): void => {
      if (state.kind !== "conflict") return;
      base = state.stored.revision;
      isDirty = true;
      show({ kind: "unsaved" });
      void save();
    },
  };
};
export type Saver = ReturnType<typeof createSaver>;
