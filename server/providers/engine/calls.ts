import { answerQuestion } from "@relato/scribe/assistant/answer-question.ts";
import { readQuestion } from "@relato/scribe/assistant/read-question.ts";
import { verifySentence } from "@relato/scribe/assistant/verify-sentence.ts";
import { conclusionText } from "@relato/scribe/laudo/conclusion-text.ts";
import { proposeConclusion } from "@relato/scribe/laudo/conclusion.ts";
import { lintLaudo } from "@relato/scribe/laudo/lint.ts";
import { comparePriors } from "@relato/scribe/laudo/priors.ts";
import { readDocument } from "@relato/scribe/document/read.ts";
import { deidentifyAll } from "@relato/scribe/language/deidentify.ts";
import { languageOfText } from "@relato/scribe/language/written-language.ts";
import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import { checkModelNote } from "@relato/scribe/model-note/check.ts";
import { settleModelNote } from "@relato/scribe/model-note/settle.ts";
import { parseTranscriptText } from "@relato/scribe/transcript-text.ts";
import { headingsOf } from "@relato/scribe/template/parse.ts";
import { writeConsultation } from "@relato/scribe/write.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";

/** Loads the lexicons of all languages, so that the first request does not wait for them. */
const warm = (): void => {
  const turns = [{ i: 0, start_ms: 0, end_ms: 0, text: "Febre." }];
  const template = { titulo: "", markdown: "" };
  for (const locale of LANGUAGES) {
    writeConsultation({
      locale,
      consultation_type: "presencial",
      patient_context: "",
      template,
      turns,
    });
    verifyNote({ locale, turns }, ["Febre."]);
    const patient = { nome: "", sexo: null, data_nascimento: null };
    lintLaudo({ locale, patient, date: "2026-01-01", order: "", text: "Febre." });
  }
};

/** The functions that the engine process runs; only `child.ts` calls them. */
export const calls = {
  write: writeConsultation,
  readHeadings: headingsOf,
  checkNote: checkModelNote,
  settleNote: settleModelNote,
  verify: verifyNote,
  lintLaudo,
  comparePriors,
  proposeConclusion,
  conclusionText,
  readDocument,
  languageOfText,
  deidentifyAll,
  readQuestion,
  answerQuestion,
  verifySentence,
  readTranscript: parseTranscriptText,
  warm,
};
export type Calls = typeof calls;

export interface EngineRequest<N extends keyof Calls = keyof Calls> {
  name: N;
  args: Parameters<Calls[N]>;
}
