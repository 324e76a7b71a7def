import type { AffectedDoctor, Incident } from "@relato/shared/contract/incidents.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { messagesOf } from "../../platform/messages.ts";
import { controllerPart, plainOf, sectionOf, timeOf, wordsOf } from "./document-parts.ts";
import type { InstallationFacts } from "./installation-facts.ts";

const entryText = (locale: Locale, { entry }: Incident["entries"][number]): string => {
  const words = messagesOf(locale).compliance.incidents.entry;
  switch (entry.kind) {
    case "facts":
      return words.facts;
    case "note":
      return words.note(plainOf(entry.text));
    case "communicated":
      return words.communicated(timeOf(locale, entry.at), plainOf(entry.protocol));
    case "dismissed":
      return words.dismissed(plainOf(entry.reason));
    case "doctors_notified":
      return words.doctors_notified(entry.doctors);
  }
};

const affectedText = (locale: Locale, doctors: readonly AffectedDoctor[]): string => {
  const sumOf = (value: (doctor: AffectedDoctor) => number): string =>
    formatNumber(
      locale,
      doctors.reduce((sum, doctor) => sum + value(doctor), 0),
    );
  return wordsOf(locale).affectedText(
    sumOf(({ patients }) => patients),
    sumOf(({ unnamed }) => unnamed),
    sumOf(({ listed }) => listed ?? 0),
    formatNumber(locale, doctors.length),
  );
};

/** What the form of ANPD asks, as markdown without the title. No patient is named. */
export const incidentMarkdown = (
  locale: Locale,
  incident: Incident,
  doctors: readonly AffectedDoctor[],
  installation: InstallationFacts,
  at: string,
): string => {
  const words = wordsOf(locale);
  const { kinds, categories } = messagesOf(locale).compliance;
  const { facts, term, communicated, notified, entries } = incident;
  const orFill = (text: string): string => (text === "" ? words.fill : plainOf(text));
  const lines = [
    [words.kinds, facts.kinds.map((one) => kinds[one]).join("; ")],
    [words.data, facts.categories.map((one) => categories[one]).join("; ") || words.fill],
    [words.period, `${timeOf(locale, facts.from)} – ${timeOf(locale, facts.to)}`],
    [words.known, timeOf(locale, facts.known_at)],
    [words.deadline, formatDay(locale, term.day)],
  ] as const;
  const told =
    communicated === null
      ? words.notCommunicated
      : words.communicatedText(timeOf(locale, communicated.at), plainOf(communicated.protocol));
  const history = entries.map((one) => `- ${timeOf(locale, one.at)}: ${entryText(locale, one)}`);
  return [
    `${words.law.incident}. ${words.generated(timeOf(locale, at))}`,
    controllerPart(locale, installation),
    sectionOf(
      words.facts,
      plainOf(facts.description),
      lines.map(([label, value]) => `- **${label}:** ${value}`).join("\n"),
    ),
    sectionOf(words.affected, affectedText(locale, doctors)),
    sectionOf(words.consequences, orFill(facts.risks)),
    sectionOf(words.taken, orFill(facts.measures)),
    sectionOf(words.communicated, told, words.notified(formatNumber(locale, notified))),
    sectionOf(words.history, history.join("\n")),
  ].join("\n\n");
};
