import { measureQuestions } from "./assistant/questions.ts";

/** Measures the assistant's answers without a model on the held-out half of the questions. */
export const run = async (): Promise<Record<string, unknown>> => measureQuestions();
