import type { TypedValues } from "../../ui/conflict/merge-draft.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import type { AgendamentoValues } from "./agendamento-values.ts";

export const agendamentoDrafts = createDrafts<TypedValues<AgendamentoValues>>("agendamento");

/** Another day has another draft of a new appointment. */
export const newDraftId = (day: string): string => `new ${day}`;
