import type { ComplianceDocument } from "@relato/shared/contract/compliance.ts";
import { languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import {
  controllerPart,
  measuresPart,
  measureStates,
  type MeasureName,
  operatorsPart,
  periodOf,
  sectionOf,
  tableOf,
  timeOf,
  wordsOf,
} from "./document-parts.ts";
import type { InstallationFacts } from "./installation-facts.ts";

/** In the order of `activityRows` of the catalogues. */
const RETENTIONS = ["legal", "recording", "chat", "kept", "account", "account", "kept"] as const;

const retentionOf = (
  locale: Locale,
  { retention }: InstallationFacts,
  kind: (typeof RETENTIONS)[number],
): string => {
  const words = wordsOf(locale);
  switch (kind) {
    case "recording":
      return words.recording(
        periodOf(locale, retention.audio),
        periodOf(locale, retention.transcript),
      );
    case "chat":
      return retention.chat === null
        ? words.kept
        : words.chatDays(formatNumber(locale, retention.chat));
    case "legal":
    case "kept":
    case "account":
      return words[kind];
  }
};

const activitiesPart = (locale: Locale, facts: InstallationFacts): string => {
  const words = wordsOf(locale);
  const parts = words.activityRows.map(({ name, ...activity }, at) => {
    const lines = [
      [words.purpose, activity.purpose],
      [words.subjects, activity.subjects],
      [words.data, activity.data],
      [words.basis, activity.basis],
      [words.retention, retentionOf(locale, facts, RETENTIONS[at]!)],
    ] as const;
    const list = lines.map(([label, value]) => `- **${label}:** ${value}`).join("\n");
    return `### ${name}\n\n${list}`;
  });
  return sectionOf(words.activities, ...parts);
};

/** The measures against each risk. */
const MEASURES = {
  account: ["rows", "secondStep", "audit", "https"],
  leak: ["encryption", "rows"],
  loss: ["backup", "drill"],
  wrong: ["review"],
  excess: ["retention", "consent"],
  transfer: ["local"],
  admin: ["admin", "audit"],
} as const satisfies Record<string, readonly MeasureName[]>;

const risksPart = (locale: Locale, facts: InstallationFacts): string => {
  const words = wordsOf(locale);
  const states = measureStates(locale, facts);
  const rows = (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).map((risk) => {
    const { name, level } = words.riskRows[risk];
    const measures = MEASURES[risk].map(
      (measure) => `${words.measureNames[measure]}: ${states[measure]}`,
    );
    return [name, level, measures.join("; "), "________"];
  });
  const head = [words.risk, words.level, words.measures, words.residual];
  return sectionOf(words.risks, tableOf(head, rows));
};

const conclusionPart = (locale: Locale): string => {
  const words = wordsOf(locale);
  const lines = [words.date, words.signature].map((label) => `- **${label}:** ${words.fill}`);
  return sectionOf(words.conclusion, words.fill, lines.join("\n"));
};

/** Without the title. */
export const documentMarkdown = (
  document: ComplianceDocument,
  locale: Locale,
  facts: InstallationFacts,
  at: string,
): string => {
  const words = wordsOf(locale);
  const first = [`${words.law[document]}. ${words.generated(timeOf(locale, at))}`];
  const shared = [operatorsPart(locale, facts), measuresPart(locale, facts)];
  const parts =
    document === "record"
      ? [activitiesPart(locale, facts), ...shared]
      : [
          sectionOf(words.description, words.descriptionText),
          activitiesPart(locale, facts),
          sectionOf(words.necessity, words.necessityText),
          ...shared,
          risksPart(locale, facts),
          conclusionPart(locale),
        ];
  return [...first, controllerPart(locale, facts), ...parts].join("\n\n");
};

/** A plain PDF of markdown, without a signature. */
export const plainPdf = (
  locale: Locale,
  title: string,
  author: string,
  markdown: string,
  issued_at: string,
): PdfInput => ({
  language: languageOfLocale(locale),
  title,
  author,
  issued_at,
  letterhead: { name: author, lines: [], address: [], picture: null },
  fields: [],
  notice: null,
  markdown,
  images: [],
  stamps: [],
  signatory: [],
  verification: null,
  page_words: messagesOf(locale).pdf.page,
});
