/** Rules of an appointment that the form and the server share (specification 3, 5 and 9). */
import type { ErrorCode } from "../contract/errors.ts";
import type { Locale } from "./language.ts";
import type { Channels } from "./notices.ts";
import { oneLine } from "./one-line.ts";

export const TIPOS = ["Presencial", "Telemedicina"] as const;
export type Tipo = (typeof TIPOS)[number];

export const DEFAULT_TIME = "09:00";
/** Minutes. */
export const DEFAULT_DURACAO = 30;
/** Minutes; a whole day. What overlaps an instant is looked for so far back. */
export const MAX_DURACAO = 24 * 60;
export const MAX_TITULO = 200;
/** What is asked for at once: a month by whole weeks, and some room. */
export const MAX_RANGE_DAYS = 62;
/** Appointments of one answer. */
export const MAX_LISTED = 5000;

const MINUTE = 60_000;

/** An appointment's fields as they are stored. */
export interface AgendamentoFields {
  /** ISO, in UTC. */
  data: string;
  duracao_min: number;
  tipo: Tipo;
  titulo: string | null;
  paciente_id: string | null;
}

/** All that a form changes of an appointment. */
export interface WrittenAgendamento extends AgendamentoFields {
  channels: Channels;
  locale: Locale;
}

/** Those fields alone, for `base`. */
export const writtenOf = (
  one: Omit<WrittenAgendamento, "paciente_id"> & { paciente: { id: string } | null },
): WrittenAgendamento => ({
  data: one.data,
  duracao_min: one.duracao_min,
  tipo: one.tipo,
  titulo: one.titulo,
  paciente_id: one.paciente?.id ?? null,
  channels: one.channels,
  locale: one.locale,
});

/** As they are sent: an ISO time of any offset or what was typed instead, and a duration that may be missing. */
export interface AgendamentoDraft {
  data: string;
  duracao_min: number | null;
  tipo: Tipo;
  titulo: string;
  paciente_id: string | null;
  /** By which channels and in which language the patient is told; left as they are where not said. */
  channels?: Channels | undefined;
  locale?: Locale | undefined;
}

export interface AgendamentoError {
  field: "data" | "titulo";
  code: Extract<ErrorCode, "DATA_HORA_REQUIRED" | "FIELD_TOO_LONG">;
}

/** Whole minutes; 30 when empty or invalid (specification 5). */
export const readDuracao = (typed: string | number | null): number => {
  const minutes = typed === null || typed === "" ? Number.NaN : Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_DURACAO
    ? minutes
    : DEFAULT_DURACAO;
};

/** An ISO time of any offset, as UTC; null where it is none or of no living doctor's century. */
export const readInstant = (text: string): string | null => {
  if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text))
    return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};

/** What was sent, as it is stored, and what is wrong with it in the form's order. */
export const readAgendamento = (
  draft: AgendamentoDraft,
): { fields: AgendamentoFields; errors: AgendamentoError[] } => {
  const data = readInstant(draft.data);
  const titulo = oneLine(draft.titulo);
  const errors: AgendamentoError[] = [
    ...(data === null ? [{ field: "data", code: "DATA_HORA_REQUIRED" } as const] : []),
    ...(titulo.length > MAX_TITULO ? [{ field: "titulo", code: "FIELD_TOO_LONG" } as const] : []),
  ];
  return {
    fields: {
      data: data ?? "",
      duracao_min: readDuracao(draft.duracao_min),
      tipo: draft.tipo,
      titulo: titulo === "" ? null : titulo,
      paciente_id: draft.paciente_id,
    },
    errors,
  };
};

interface Slot {
  data: string;
  duracao_min: number;
}

/** When it ends, as an ISO instant. */
export const endOf = ({ data, duracao_min }: Slot): string =>
  new Date(Date.parse(data) + duracao_min * MINUTE).toISOString();

/** How many of a sorted list are below `value`. */
const countBelow = (sorted: readonly number[], value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * With how many of the others each appointment shares some time; one that begins as another ends shares none, and a cancelled one takes no
 * time. Not a list of them: five hundred at the same hour would be a quarter of a million.
 */
export const countConflicts = <A extends Slot & { cancelled_at: string | null }>(
  all: readonly A[],
): Map<A, number> => {
  const live = all.filter(({ cancelled_at }) => cancelled_at === null);
  const starts = live.map(({ data }) => Date.parse(data)).toSorted((a, b) => a - b);
  const ends = live.map((one) => Date.parse(endOf(one))).toSorted((a, b) => a - b);
  return new Map(
    live.map((one) => {
      const begunBeforeItsEnd = countBelow(starts, Date.parse(endOf(one)));
      const overByItsStart = countBelow(ends, Date.parse(one.data) + 1);
      return [one, begunBeforeItsEnd - overByItsStart - 1];
    }),
  );
};
