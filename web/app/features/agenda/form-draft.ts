import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { DEFAULT_DURACAO, DEFAULT_TIME, readDuracao } from "@relato/shared/domain/agenda.ts";
import type { AgendamentoDraft, Tipo } from "@relato/shared/domain/agenda.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { overlayFields } from "@relato/shared/domain/merge.ts";
import { DEFAULT_CHANNELS } from "@relato/shared/domain/notices.ts";
import type { Channels } from "@relato/shared/domain/notices.ts";
import { dayIn, timeIn, zonedTime } from "@relato/shared/domain/zone.ts";
import type { Zoned } from "@relato/shared/domain/zone.ts";

/** An appointment as the form has it; day and time are the doctor's zone's. */
export interface FormDraft {
  titulo: string;
  paciente_id: string | null;
  day: string;
  time: string;
  duracao: string;
  tipo: Tipo;
  channels: Channels;
  locale: Locale;
}

/** `locale`: the doctor's, in which the patient is told unless another is chosen. */
export const newDraft = (day: string, locale: Locale): FormDraft => ({
  titulo: "",
  paciente_id: null,
  day,
  time: DEFAULT_TIME,
  duracao: String(DEFAULT_DURACAO),
  tipo: "Presencial",
  channels: DEFAULT_CHANNELS,
  locale,
});

export const draftOf = (one: Agendamento, timeZone: string): FormDraft => ({
  titulo: one.titulo ?? "",
  paciente_id: one.paciente?.id ?? null,
  day: dayIn(one.data, timeZone),
  time: timeIn(one.data, timeZone),
  duracao: String(one.duracao_min),
  tipo: one.tipo,
  channels: one.channels,
  locale: one.locale,
});

/** The fields that were typed over what stood there; the others follow it when it changes elsewhere. */
export const typedOver = (stood: FormDraft, draft: FormDraft): Partial<FormDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(stood[field as keyof FormDraft]),
    ),
  );

/** What was typed of a form, and what stood in each of these fields when it was typed over. */
export interface Typed {
  fields: Partial<FormDraft>;
  over: Partial<FormDraft>;
}

const keysOf = (fields: Partial<FormDraft>) => Object.keys(fields) as (keyof FormDraft)[];

/** After a change: `draft` is what the form shows by now, `stood` what is saved. */
export const typeOn = (kept: Typed | undefined, stood: FormDraft, draft: FormDraft): Typed => {
  const fields = typedOver(stood, draft);
  const begun = keysOf(fields).filter((field) => kept?.fields[field] === undefined);
  return { fields, over: overlayFields<Partial<FormDraft>>(kept?.over ?? {}, stood, begun) };
};

/** The typed fields in which something else is saved by now than what was typed over. */
export const collidedIn = (kept: Typed | undefined, stood: FormDraft): (keyof FormDraft)[] =>
  kept === undefined
    ? []
    : keysOf(kept.fields).filter(
        (field) =>
          canonical(kept.over[field]) !== canonical(stood[field]) &&
          canonical(kept.fields[field]) !== canonical(stood[field]),
      );

/**
 * The instant that day and time mean; null while they mean none. Those of `original`, left as they were, mean its own: of an hour that
 * comes twice it may be the second.
 */
export const instantOf = (
  { day, time }: Pick<FormDraft, "day" | "time">,
  timeZone: string,
  original: Agendamento | null,
): Zoned | null =>
  original !== null &&
  day === dayIn(original.data, timeZone) &&
  time === timeIn(original.data, timeZone)
    ? { instant: original.data, kind: "plain" }
    : zonedTime(day, time, timeZone);

/** As it is sent; without day or time the server would refuse it, as the form does. */
export const bodyOf = (draft: FormDraft, at: Zoned | null): AgendamentoDraft => ({
  data: at?.instant ?? "",
  duracao_min: readDuracao(draft.duracao),
  tipo: draft.tipo,
  titulo: draft.titulo,
  paciente_id: draft.paciente_id,
  channels: draft.channels,
  locale: draft.locale,
});
