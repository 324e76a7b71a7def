import { namedThings, namesIn } from "../assistant/exact-names.ts";
import { type Status, STATUSES } from "../assistant/mention-status.ts";
import { sentencesOf } from "../assistant/passage-sentence.ts";
import type { AssistantRecord } from "../assistant/types.ts";
import type { LinearModelData } from "../models/linear.ts";
import { type Example, fitLogistic } from "./logistic.ts";
import {
  featuresOfMention,
  type LabelledMention,
  readMention,
  expectedStatus,
} from "./mention-examples.ts";

/** A mention of a record whose status only the rules tell; without the features of the rules. */
export interface RuleMention {
  features: readonly string[];
  rule: Status;
}

/**
 * The weight of a mention that the rules label. More than this makes the model repeat their
 * mistakes, and without any it forgets what they know (decision 0043).
 */
const RULE_WEIGHT = 0.05;

/** Fits the model of what a sentence says about a mention. */
export const fitMentions = (
  labelled: readonly LabelledMention[],
  ruled: readonly RuleMention[],
): LinearModelData => {
  const examples = labelled.flatMap((one): Example[] => {
    const found = readMention(one);
    if (!found) return [];
    const { features, rule } = featuresOfMention(found);
    return [{ features, classes: [expectedStatus(one, rule)] }];
  });
  const weak = ruled.map(({ features, rule }) => ({
    features,
    classes: [rule],
    weight: RULE_WEIGHT,
  }));
  return fitLogistic(STATUSES, [...examples, ...weak], { ridge: 0.002, epochs: 20, rate: 0.06 });
};

const TYPES = new Set(["symptom", "disease", "drug", "exam", "procedure", "vaccine", "habit"]);
const SOURCES = new Set(["consulta", "transcricao"]);

/** The things that visits name, with what the rules say about them. */
export const readRuleMentions = (records: readonly AssistantRecord[]): RuleMention[] =>
  records
    .filter(({ kind }) => SOURCES.has(kind))
    .flatMap((record) => record.passages.flatMap((passage) => sentencesOf(record, passage)))
    .flatMap((sentence) => {
      const seen = new Set<number>();
      return [...namesIn(sentence.read), ...sentence.read.mentions].flatMap((mention) => {
        const { concept, from, to } = mention;
        const type = namedThings().get(concept.id)?.type ?? concept.type;
        const isSeen = seen.has(from);
        seen.add(from);
        if (isSeen || !TYPES.has(type === "class" ? "drug" : type)) return [];
        const unit = {
          ...{ id: concept.id, type: type === "class" ? "drug" : type, label: concept.id },
          ...{ names: [], related: [], thing: null, from: 0, to: 0 },
        };
        const { features, rule } = featuresOfMention({ sentence, from, to, unit });
        return [{ features: features.filter((name) => !name.startsWith("rule:")), rule }];
      });
    });
