import { ModelFaultError } from "./language-model.ts";

/** Removes the reasoning that a model prints before its answer. */
export const removeReasoning = (answer: string): string => {
  const closing = /<\/think(?:ing)?>/g;
  let kept = "";
  let at = 0;
  for (const { index } of answer.matchAll(/<think(?:ing)?>/g)) {
    if (index < at) continue;
    closing.lastIndex = index;
    if (closing.exec(answer) === null) break;
    kept += answer.slice(at, index);
    at = closing.lastIndex;
  }
  return kept + answer.slice(at);
};

/**
 * Finds the JSON object in a model's answer: also in a code fence, between sentences or after
 * reasoning.
 * @throws ModelFaultError MODEL_ANSWER_INVALID; its detail quotes nothing of the answer
 */
export const readJsonObject = (answer: string): unknown => {
  const text = removeReasoning(answer);
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start < 0) throw new ModelFaultError("MODEL_ANSWER_INVALID", "it holds no JSON object");
  const whole = parse(text.slice(start, end + 1));
  if (whole !== undefined) return whole;
  // Sentences around the object may contain braces.
  const named = /\{\s*"(?:sections|statements|sentences)"/.exec(text);
  const inner = named === null ? undefined : parse(text.slice(named.index, end + 1));
  if (inner !== undefined) return inner;
  throw new ModelFaultError("MODEL_ANSWER_INVALID", "its JSON is broken or cut off before its end");
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the text of a patient.
    return undefined;
  }
};
