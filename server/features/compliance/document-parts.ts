import type { Locale } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { InstallationFacts } from "./installation-facts.ts";

export const wordsOf = (locale: Locale) => messagesOf(locale).complianceDocuments;

/** In Brasília: ANPD's time. */
export const timeOf = (locale: Locale, iso: string): string =>
  formatDateTime(locale, iso, DEFAULT_TIME_ZONE);

/** Text of users as one line of markdown that has no effect. */
export const plainOf = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOf(head), rowOf(head.map(() => "---")), ...rows.map(rowOf)].join("\n");

export const sectionOf = (title: string, ...parts: string[]): string =>
  [`## ${title}`, ...parts].join("\n\n");

/** Facts that the installation does not know are lines to fill in. */
export const controllerPart = (locale: Locale, { controller, doctors }: InstallationFacts) => {
  const words = wordsOf(locale);
  const { name, document, address, dpo_name, dpo_email } = controller;
  const fields = [
    [words.name, name],
    [words.document, document],
    [words.address, address],
    [words.dpo, dpo_name],
    [words.dpoEmail, dpo_email],
    [words.doctors, formatNumber(locale, doctors)],
  ] as const;
  const lines = fields.map(
    ([label, value]) => `- **${label}:** ${value === "" ? words.fill : plainOf(value)}`,
  );
  return sectionOf(words.controller, lines.join("\n"));
};

export const operatorsPart = (locale: Locale, { operators }: InstallationFacts): string => {
  const words = wordsOf(locale);
  const outside = operators.filter(({ is_local }) => !is_local);
  const summary = outside.length === 0 ? words.noOperators : words.leaves(outside.length);
  if (operators.length === 0) return sectionOf(words.operators, summary);
  const rows = operators.map(({ service, host, is_local }) => [
    words.services[service],
    plainOf(host),
    is_local ? words.onMachine : words.outside,
  ]);
  return sectionOf(
    words.operators,
    summary,
    tableOf([words.service, words.host, words.place], rows),
  );
};

export type MeasureName = keyof ReturnType<typeof wordsOf>["measureNames"];

/** The state of each measure, in words. */
export const measureStates = (
  locale: Locale,
  facts: InstallationFacts,
): Record<MeasureName, string> => {
  const words = wordsOf(locale);
  const stateOf = (isOn: boolean): string => (isOn ? words.yes : words.no);
  const { backup_at, drill, doctors, second_step, retention } = facts;
  const hasLocalSpeech = !facts.operators.some(
    ({ service, is_local }) => (service === "speech" || service === "live") && !is_local,
  );
  return {
    encryption: stateOf(facts.has_encrypted_files),
    rows: words.yes,
    audit: words.yes,
    https: stateOf(facts.has_https),
    secondStep: words.of(formatNumber(locale, second_step), formatNumber(locale, doctors)),
    backup: backup_at === null ? words.never : timeOf(locale, backup_at),
    drill:
      drill === null
        ? words.never
        : `${timeOf(locale, drill.at)}${drill.is_sound ? "" : ` (${words.failed})`}`,
    local: stateOf(hasLocalSpeech),
    consent: words.yes,
    review: words.yes,
    retention: periodOf(locale, retention.audio),
    admin: words.yes,
  };
};

export const periodOf = (locale: Locale, days: number | null): string => {
  const words = wordsOf(locale);
  return days === null ? words.kept : words.days(formatNumber(locale, days));
};

export const measuresPart = (locale: Locale, facts: InstallationFacts): string => {
  const words = wordsOf(locale);
  const states = measureStates(locale, facts);
  const names = Object.keys(words.measureNames) as MeasureName[];
  const rows = names.map((name) => [words.measureNames[name], states[name]]);
  return sectionOf(words.measures, tableOf([words.measure, words.state], rows));
};
