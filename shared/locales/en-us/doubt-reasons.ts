import type { ViewMessages } from "../pt-br/views.ts";

/** Sentences that say why a statement is in doubt. */
export const doubtReasons: ViewMessages["doubtReasons"] = {
  where: { talk: "in the conversation", sources: "in the sources" },
  conflict: {
    number: (words, said, where) => `The number ${words} does not match what is ${where}: ${said}.`,
    drug: (words, said, where) => `The drug ${words} does not match what is ${where}: ${said}.`,
    negation: (words, said, where) => `About ${words}, the opposite is ${where}: ${said}.`,
    laterality: (words, said, where) =>
      `The text says ${words}, but the side is another one ${where}: ${said}.`,
    attribution: (words, said, where) =>
      `The text says ${words}, but it is about another person ${where}: ${said}.`,
    temporality: (words, said, where) =>
      `The text says ${words}, but the time is another one ${where}: ${said}.`,
    foreign: (_words, said, where) =>
      `The text has no clear support; the nearest words ${where} are ${said}.`,
  },
  unsaid: {
    number: (words, where) => `The number ${words} is not ${where}.`,
    drug: (words, where) => `The drug ${words} is not ${where}.`,
    negation: (words, where) => `About ${words}, the opposite is ${where}.`,
    laterality: (words, where) => `The side ${words} is not ${where}.`,
    attribution: (words, where) =>
      `The text says ${words}, but it is about another person ${where}.`,
    temporality: (words, where) => `The text says ${words}, but the time is another one ${where}.`,
    foreign: (words, where) => `Not found ${where}: ${words}.`,
  },
  plain: {
    number: (where) => `A number does not match what is ${where}.`,
    drug: (where) => `A drug does not match what is ${where}.`,
    negation: (where) => `The text affirms or denies the opposite of what is ${where}.`,
    laterality: (where) => `The side of the body does not match what is ${where}.`,
    attribution: (where) => `The text is not about the person who is meant ${where}.`,
    temporality: (where) => `The time does not match what is ${where}.`,
    foreign: (where) => `What the text says is not ${where}.`,
    typed: (where) =>
      `It is only in the context that you typed before the visit; nobody said it ${where}.`,
    speaker: (where) => `It is a plan or a diagnosis that the doctor did not say ${where}.`,
    instruction: () => "Only a remark that tells the document what to write says it.",
  },
};
