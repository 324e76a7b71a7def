import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { readText } from "../talk/sentences.ts";
import { statusAt } from "./passage-facts.ts";
import { mentionsOf, type PassageSentence, sentencesOf } from "./passage-sentence.ts";
import { valuesIn } from "./passage-values.ts";
import type { AssistantRecord } from "./types.ts";
import { readUnits, type Unit } from "./units.ts";

const unitOf = (name: string, language: Language): Unit =>
  readUnits(readText(name, language), language, () => false)[0]!;

const read = (text: string, language: Language): readonly PassageSentence[] => {
  const record: AssistantRecord = {
    ...{ kind: "consulta", id: "c", paciente_id: "p", date: "2025-01-01", titulo: "" },
    ...{ language, passages: [] },
  };
  const place = { type: "statement", documento_id: "d", heading: "", start_ms: null } as const;
  return sentencesOf(record, { text, place });
};

describe("statusAt", () => {
  it.each<[Language, string, string, string]>([
    ["pt-BR", "enalapril", "Suspenso enalapril por tosse seca.", "stopped"],
    ["pt-BR", "losartana", "Suspenso enalapril por tosse; iniciado losartana 50 mg.", "yes"],
    ["pt-BR", "losartana", "Suspendo enalapril e inicio losartana 50 mg.", "yes"],
    ["pt-BR", "losartana", "Mantida losartana 50 mg 2x/dia.", "yes"],
    ["pt-BR", "losartana", "Aumento losartana para 100 mg/dia.", "yes"],
    ["pt-BR", "losartana", "Troco losartana por anlodipino.", "stopped"],
    ["pt-BR", "anlodipino", "Trocada losartana por anlodipino 5 mg.", "yes"],
    ["pt-BR", "sertralina", "Parou a sertralina por conta própria há 2 meses.", "stopped"],
    ["pt-BR", "sertralina", "Considerar sertralina se piora.", "unsure"],
    ["pt-BR", "varfarina", "Não usa varfarina.", "no"],
    ["pt-BR", "dipirona", "Alergia a dipirona.", "unsure"],
    ["pt-BR", "metformina", "Fez uso de metformina, suspensa por diarreia.", "stopped"],
    ["pt-BR", "metformina", "Em uso de metformina 850 mg e gliclazida MR 60 mg.", "yes"],
    ["pt-BR", "metformina", "Refere uso irregular da metformina.", "yes"],
    ["pt-BR", "metformina", "Reduzo metformina para 500 mg.", "yes"],
    ["pt-BR", "metformina", "Esquece de tomar a metformina às vezes.", "yes"],
    ["pt-BR", "omeprazol", "Omeprazol 20 mg em jejum.", "yes"],
    ["pt-BR", "aas", "Orientada a não tomar AAS.", "no"],
    ["pt-BR", "diabetes", "Nega HAS, DM e dislipidemia.", "no"],
    ["pt-BR", "diabetes", "Hipertensa, diabética, ex-tabagista.", "yes"],
    ["pt-BR", "diabetes", "Pai diabético.", "family"],
    ["pt-BR", "diabetes", "HF: mãe com DM2, pai com IAM.", "family"],
    ["pt-BR", "diabetes", "Sem história de diabetes.", "no"],
    ["pt-BR", "diabetes", "Não tem diabetes nem hipertensão.", "no"],
    ["pt-BR", "hipertensão", "Acompanhada da filha, hipertensa há 10 anos.", "yes"],
    ["pt-BR", "hipertensão", "Não tem diabetes, mas é hipertensa.", "yes"],
    ["pt-BR", "câncer de mama", "Avó materna com câncer de mama aos 60.", "family"],
    ["pt-BR", "câncer de mama", "História de câncer de mama na irmã.", "family"],
    ["pt-BR", "mamografia", "Solicito mamografia.", "planned"],
    ["pt-BR", "mamografia", "Mamografia solicitada.", "planned"],
    ["pt-BR", "mamografia", "Mamografia de 03/2025: BI-RADS 2.", "yes"],
    ["pt-BR", "mamografia", "Trouxe mamografia BI-RADS 1.", "yes"],
    ["pt-BR", "mamografia", "Nunca fez mamografia.", "no"],
    ["pt-BR", "mamografia", "Última mamografia há 2 anos, normal.", "yes"],
    ["pt-BR", "mamografia", "Agendar mamografia de rastreio.", "planned"],
    ["pt-BR", "mamografia", "Retorno com mamografia.", "planned"],
    ["pt-BR", "mamografia", "Mamografia em atraso.", "planned"],
    ["pt-BR", "colonoscopia", "Colonoscopia 2023 sem pólipos.", "yes"],
    ["pt-BR", "colonoscopia", "Encaminho para colonoscopia.", "planned"],
    ["pt-BR", "colonoscopia", "Realizou colonoscopia em maio, normal.", "yes"],
    ["pt-BR", "colonoscopia", "Colonoscopia sem alterações.", "yes"],
    ["pt-BR", "asma", "Asma controlada.", "yes"],
    ["pt-BR", "asma", "Suspeita de asma.", "unsure"],
    ["pt-BR", "asma", "Asma?", "unsure"],
    ["pt-BR", "tosse", "Sem tosse ou dispneia.", "no"],
    ["pt-BR", "tosse", "Tosse seca há 3 dias, sem febre.", "yes"],
    ["pt-BR", "febre", "Tosse seca há 3 dias, sem febre.", "no"],
    ["pt-BR", "tabagismo", "Nega tabagismo e etilismo.", "no"],
    ["pt-BR", "tabagismo", "Tabagista 20 maços-ano.", "yes"],
    ["pt-BR", "enxaqueca", "Diagnóstico de enxaqueca sem aura.", "yes"],
    ["pt-BR", "osteoporose", "Densitometria com osteoporose em coluna.", "yes"],
    ["pt-BR", "osteoporose", "Sem critérios para osteoporose.", "no"],
    ["en-US", "lisinopril", "Lisinopril stopped due to cough.", "stopped"],
    ["en-US", "losartan", "Stop lisinopril, start losartan 50 mg.", "yes"],
    ["en-US", "lisinopril", "Stop lisinopril, start losartan 50 mg.", "stopped"],
    ["en-US", "metformin", "Continue metformin 1000 mg BID.", "yes"],
    ["en-US", "metformin", "Discontinued metformin because of GI upset.", "stopped"],
    ["en-US", "sertraline", "Weaned off sertraline.", "stopped"],
    ["en-US", "warfarin", "Switched from warfarin to apixaban.", "stopped"],
    ["en-US", "apixaban", "Switched from warfarin to apixaban.", "yes"],
    ["en-US", "penicillin", "Allergic to penicillin.", "unsure"],
    ["en-US", "atorvastatin", "Tolerating atorvastatin well, no muscle pain.", "yes"],
    ["en-US", "prednisone", "Completed prednisone taper.", "stopped"],
    ["en-US", "sumatriptan", "Prescribed sumatriptan 50 mg as needed.", "yes"],
    ["en-US", "diabetes", "Denies diabetes or hypertension.", "no"],
    ["en-US", "diabetes", "PMH: HTN, T2DM, hyperlipidemia.", "yes"],
    ["en-US", "diabetes", "Mother with T2DM.", "family"],
    ["en-US", "diabetes", "No history of diabetes.", "no"],
    ["en-US", "diabetes", "FH: father with diabetes.", "family"],
    ["en-US", "breast cancer", "Family history of breast cancer in sister.", "family"],
    ["en-US", "migraine", "Migraine without aura.", "yes"],
    ["en-US", "asthma", "Rule out asthma.", "unsure"],
    ["en-US", "mammogram", "Order mammogram.", "planned"],
    ["en-US", "mammogram", "Mammogram due.", "planned"],
    ["en-US", "mammogram", "Mammogram 5/2025 normal.", "yes"],
    ["en-US", "mammogram", "Never had a mammogram.", "no"],
    ["en-US", "colonoscopy", "Referred for colonoscopy.", "planned"],
    ["en-US", "colonoscopy", "Colonoscopy 2022 with one polyp removed.", "yes"],
    ["en-US", "colonoscopy", "Patient had colonoscopy last year, no polyps.", "yes"],
    ["en-US", "smoking", "Never smoker.", "no"],
    ["en-US", "smoking", "Smokes 1 ppd.", "yes"],
    ["en-US", "smoking", "Denies smoking.", "no"],
    ["en-US", "chest pain", "No chest pain or dyspnea.", "no"],
    ["es", "enalapril", "Suspendo enalapril por tos, inicio losartán 50 mg.", "stopped"],
    ["es", "losartán", "Suspendo enalapril por tos, inicio losartán 50 mg.", "yes"],
    ["es", "metformina", "En tratamiento con metformina 850 mg.", "yes"],
    ["es", "metformina", "Dejó la metformina por diarrea.", "stopped"],
    ["es", "diabetes", "Niega diabetes e hipertensión.", "no"],
    ["es", "diabetes", "Madre diabética.", "family"],
    ["es", "diabetes", "Padre con DM2, hermana con asma.", "family"],
    ["es", "hipertensión", "Hipertensa de 10 años de evolución.", "yes"],
    ["es", "mamografía", "Solicito mamografía.", "planned"],
    ["es", "mamografía", "Se solicita mamografía de control.", "planned"],
    ["es", "mamografía", "Nunca se realizó mamografía.", "no"],
    ["es", "mamografía", "Trae mamografía BI-RADS 2.", "yes"],
    ["es", "mamografía", "Pendiente mamografía.", "planned"],
    ["es", "tabaquismo", "No fuma.", "no"],
    ["es", "tabaquismo", "Fumador de 10 cigarrillos al día.", "yes"],
    ["es", "penicilina", "Alergia a penicilina.", "unsure"],
  ])("%s %s: %s (%s)", (language, name, text, status) => {
    const unit = unitOf(name, language);
    const found = read(text, language).flatMap((sentence) =>
      mentionsOf(sentence, unit).map((mention) => statusAt(sentence, mention, unit)),
    );
    expect(found).toEqual([status]);
  });
});

describe("valuesIn", () => {
  it.each<[Language, string, string, string]>([
    ["pt-BR", "PA", "PA 150x90 mmHg", "150/90"],
    ["pt-BR", "PA", "PA: 150/90, FC 78", "150/90"],
    ["pt-BR", "PA", "Pressão hoje 14 por 9", "140/90"],
    ["pt-BR", "PA", "PA em casa em torno de 130x80.", "130/80"],
    ["pt-BR", "PA", "Meta: PA < 130x80", ""],
    ["pt-BR", "HbA1c", "HbA1c 8,2 % (antes 9,1 %)", "8.2"],
    ["pt-BR", "HbA1c", "HbA1c caiu de 9,1 para 8,2 %", "8.2"],
    ["pt-BR", "HbA1c", "HbA1c em 3 meses", ""],
    ["pt-BR", "HbA1c", "Repetir HbA1c em 90 dias", ""],
    ["pt-BR", "HbA1c", "Hemoglobina glicada de 7,4%", "7.4"],
    ["pt-BR", "HbA1c", "Glicada 7,4", "7.4"],
    ["pt-BR", "LDL", "LDL 162 mg/dL, HDL 45, TG 180", "162"],
    ["pt-BR", "HDL", "CT 230, LDL 162, HDL 45", "45"],
    ["pt-BR", "peso", "Peso 82,5 kg, altura 1,65 m, IMC 30,3", "82.5"],
    ["pt-BR", "IMC", "Peso 82,5 kg, altura 1,65 m, IMC 30,3", "30.3"],
    ["pt-BR", "peso", "Perdeu 3 kg, peso atual 79 kg", "79"],
    ["pt-BR", "peso", "Perda de peso de 3 kg em 2 meses", ""],
    ["pt-BR", "peso", "Orientado perda de peso.", ""],
    ["pt-BR", "creatinina", "Creatinina 1,3; ureia 45", "1.3"],
    ["pt-BR", "creatinina", "Cr 1,3 mg/dL", "1.3"],
    ["pt-BR", "TSH", "TSH de 03/2025: 6,8", "6.8"],
    ["pt-BR", "TSH", "TSH 6,8 µUI/mL (ref 0,4-4,5)", "6.8"],
    ["pt-BR", "PSA", "PSA total 4,35 ng/mL", "4.35"],
    ["pt-BR", "glicemia", "Glicemia de jejum 126 mg/dL", "126"],
    ["pt-BR", "vitamina D", "Vitamina D 18 ng/mL", "18"],
    ["pt-BR", "vitamina D", "Vitamina D 7.000 UI/semana", ""],
    ["en-US", "A1c", "A1c 8.2% (was 9.1%)", "8.2"],
    ["en-US", "A1c", "A1c improved from 9.1 to 8.2%", "8.2"],
    ["en-US", "A1c", "Recheck A1c in 3 months.", ""],
    ["en-US", "BP", "BP today 150/90, repeat 144/86", "150/90 144/86"],
    ["en-US", "LDL", "LDL goal < 70", ""],
    ["en-US", "weight", "Weight 182 lb, down 5 lb", "182"],
    ["en-US", "weight", "Lost 5 lb, weight now 177 lb", "177"],
    ["en-US", "TSH", "TSH was 6.8 mIU/L", "6.8"],
    ["en-US", "creatinine", "Creatinine stable at 1.2", "1.2"],
    ["en-US", "PSA", "PSA rose to 5.1 ng/mL", "5.1"],
    ["es", "PA", "TA 140/85 mmHg", "140/85"],
    ["es", "glucosa", "Glucosa en ayunas de 132 mg/dL", "132"],
    ["es", "peso", "Peso: 68,4 kg", "68.4"],
    ["es", "HbA1c", "Hemoglobina glucosilada 7,9%", "7.9"],
    ["pt-BR", "PA", "Pressão deu 16 por 10 na farmácia.", "160/100"],
    ["pt-BR", "peso", "Peso 72 kg (ganho de 2 kg)", "72"],
    ["pt-BR", "ferritina", "Ferritina 12", "12"],
    ["pt-BR", "hemoglobina", "Hb 10,2 g/dL, ferritina 12", "10.2"],
    ["pt-BR", "HbA1c", "Última HbA1c 7,1% em maio", "7.1"],
  ])("%s %s: %s (%s)", (language, name, text, values) => {
    const unit = unitOf(name, language);
    const found = read(text, language).flatMap((sentence) => valuesIn(sentence, unit));
    expect(found.map(({ numbers }) => numbers.join("/")).join(" ")).toBe(values);
  });
});
