import type { Language } from "@relato/shared/domain/language.ts";

interface Usual {
  complaints: readonly string[];
  questions: readonly { concepts: readonly string[]; text: Record<Language, string> }[];
}

const ask = (concepts: string, pt: string, es: string, en: string): Usual["questions"][number] => ({
  concepts: concepts.split(", "),
  text: { "pt-BR": pt, es, "en-US": en },
});

/**
 * Questions that are usual for a complaint, for the omission radar. Source: written by hand for this project from
 * common teaching of history taking; no decision support. Licence: the project's own.
 */
export const usual: readonly Usual[] = [
  {
    complaints: ["headache"],
    questions: [
      ask("fever", "Febre", "Fiebre", "Fever"),
      ask("vomiting, nausea", "Náusea ou vômito", "Náusea o vómito", "Nausea or vomiting"),
      ask(
        "weakness, numbness, speech disorder",
        "Déficit neurológico",
        "Déficit neurológico",
        "Neurologic deficit",
      ),
      ask(
        "photophobia, aura, blurred vision, diplopia",
        "Sintomas visuais ou fotofobia",
        "Síntomas visuales o fotofobia",
        "Visual symptoms or photophobia",
      ),
    ],
  },
  {
    complaints: ["chest pain"],
    questions: [
      ask("dyspnea", "Falta de ar", "Falta de aire", "Shortness of breath"),
      ask("sweating, nausea", "Sudorese ou náusea", "Sudoración o náusea", "Sweating or nausea"),
      ask(
        "palpitation, syncope",
        "Palpitação ou síncope",
        "Palpitaciones o síncope",
        "Palpitations or syncope",
      ),
      ask("smoking", "Tabagismo", "Tabaquismo", "Smoking"),
      ask(
        "hypertension, diabetes, dyslipidemia",
        "Fatores de risco cardiovascular",
        "Factores de riesgo cardiovascular",
        "Cardiovascular risk factors",
      ),
    ],
  },
  {
    complaints: ["cough", "dyspnea", "wheeze"],
    questions: [
      ask("fever", "Febre", "Fiebre", "Fever"),
      ask(
        "sputum, hemoptysis",
        "Expectoração ou hemoptise",
        "Expectoración o hemoptisis",
        "Sputum or hemoptysis",
      ),
      ask("smoking", "Tabagismo", "Tabaquismo", "Smoking"),
      ask("weight loss", "Perda de peso", "Pérdida de peso", "Weight loss"),
    ],
  },
  {
    complaints: ["abdominal pain", "diarrhea", "bloating", "constipation"],
    questions: [
      ask("fever", "Febre", "Fiebre", "Fever"),
      ask("vomiting, nausea", "Náusea ou vômito", "Náusea o vómito", "Nausea or vomiting"),
      ask("blood in stool, blood", "Sangue nas fezes", "Sangre en las heces", "Blood in stool"),
      ask("weight loss, weight", "Perda de peso", "Pérdida de peso", "Weight loss"),
    ],
  },
  {
    complaints: ["dizziness", "syncope"],
    questions: [
      ask("hearing loss, tinnitus", "Sintomas auditivos", "Síntomas auditivos", "Hearing symptoms"),
      ask("fall", "Queda", "Caída", "Falls"),
      ask(
        "weakness, speech disorder, diplopia",
        "Déficit neurológico",
        "Déficit neurológico",
        "Neurologic deficit",
      ),
    ],
  },
  {
    complaints: ["back pain"],
    questions: [
      ask(
        "weakness, numbness",
        "Fraqueza ou dormência",
        "Debilidad u hormigueo",
        "Weakness or numbness",
      ),
      ask(
        "incontinence, retention",
        "Controle de esfíncteres",
        "Control de esfínteres",
        "Bladder or bowel control",
      ),
      ask("fever", "Febre", "Fiebre", "Fever"),
      ask("weight loss", "Perda de peso", "Pérdida de peso", "Weight loss"),
    ],
  },
  {
    complaints: ["depression symptoms", "anxiety", "sleep"],
    questions: [
      ask("suicidal ideation", "Ideação suicida", "Ideación suicida", "Suicidal ideation"),
      ask("sleep", "Sono", "Sueño", "Sleep"),
      ask(
        "alcohol, drugs use",
        "Álcool e outras substâncias",
        "Alcohol y otras sustancias",
        "Alcohol and other substances",
      ),
    ],
  },
  {
    complaints: ["dysuria", "hematuria", "urinary frequency"],
    questions: [
      ask("fever", "Febre", "Fiebre", "Fever"),
      ask("flank pain, back pain", "Dor lombar", "Dolor lumbar", "Flank pain"),
      ask("hematuria, blood", "Hematúria", "Hematuria", "Blood in urine"),
    ],
  },
  {
    complaints: ["fever"],
    questions: [
      ask(
        "cough, throat pain",
        "Sintomas respiratórios",
        "Síntomas respiratorios",
        "Respiratory symptoms",
      ),
      ask("rash", "Lesões de pele", "Lesiones de piel", "Rash"),
      ask("dysuria, urine", "Sintomas urinários", "Síntomas urinarios", "Urinary symptoms"),
    ],
  },
];
