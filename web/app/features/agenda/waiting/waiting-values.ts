import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { DEFAULT_DURACAO, readDuracao } from "@relato/shared/domain/agendamento.ts";
import { errorCodeOf } from "@relato/shared/domain/fields.ts";
import { type WaitingDraft, waitingForm } from "@relato/shared/domain/waiting-list.ts";
import type { TypedValues } from "../../../ui/conflict/merge-draft.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";
import { schemaOfRule } from "../../../ui/form/schema.ts";

/** An entry as the form shows it. */
export type WaitingValues = Omit<
  WaitingDraft,
  "agendamento_id" | "duracao_min" | "paciente_id" | "weekdays"
> & {
  paciente_id: string | null;
  /** Empty without one. */
  agendamento_id: string;
  duracao: string;
  /** Digits of weekdays; 0 is Sunday. */
  weekdays: string[];
};

export const waitingDrafts = createDrafts<TypedValues<WaitingValues>>("waiting");

export const newWaiting = (part: Partial<WaitingValues>): WaitingValues => ({
  ...{ paciente_id: null, agendamento_id: "", tipo: "Presencial" },
  ...{ duracao: String(DEFAULT_DURACAO), from_day: "", until_day: "", weekdays: [] },
  ...{ day_part: "any", priority: "normal", note: "" },
  ...part,
});

export const valuesOf = (entry: WaitingEntry): WaitingValues => ({
  ...{ paciente_id: entry.paciente_id, agendamento_id: entry.agendamento?.id ?? "" },
  ...{ tipo: entry.tipo, duracao: String(entry.duracao_min) },
  ...{ from_day: entry.from_day ?? "", until_day: entry.until_day ?? "" },
  weekdays: entry.weekdays.map(String),
  ...{ day_part: entry.day_part, priority: entry.priority, note: entry.note ?? "" },
});

export const bodyOf = ({ duracao, weekdays, ...values }: WaitingValues) => ({
  ...values,
  paciente_id: values.paciente_id ?? "",
  agendamento_id: values.agendamento_id || null,
  duracao_min: readDuracao(duracao),
  weekdays: weekdays.map(Number),
});

export const waitingSchema = schemaOfRule<WaitingValues>((values) =>
  (waitingForm.safeParse(bodyOf(values)).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    code: errorCodeOf(message),
  })),
);
