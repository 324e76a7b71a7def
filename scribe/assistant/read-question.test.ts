import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { readQuestion } from "./read-question.ts";

const read = (text: string, language: Language = "pt-BR") =>
  readQuestion({ text, language, today: "2026-11-20" });

describe("readQuestion", () => {
  it.each<[Language, string, string, string]>([
    ["pt-BR", "consultas em 2025", "2025-01-01", "2025-12-31"],
    ["pt-BR", "peso nos últimos 6 meses", "2026-05-20", "2026-11-20"],
    ["pt-BR", "quem não vem há mais de um ano", "2025-11-20", "2026-11-20"],
    ["pt-BR", "consultas de janeiro a março de 2025", "2025-01-01", "2025-03-31"],
    ["pt-BR", "a PA mês passado", "2026-10-01", "2026-10-31"],
    ["pt-BR", "PA em 14/03/2025", "2025-03-14", "2025-03-14"],
    ["en-US", "visits this year", "2026-01-01", "2026-12-31"],
    ["en-US", "labs from March 2025", "2025-03-01", ""],
    ["en-US", "visits on March 3, 2025", "2025-03-03", "2025-03-03"],
    ["en-US", "appointments next week", "2026-11-23", "2026-11-29"],
    ["es", "la semana pasada", "2026-11-09", "2026-11-15"],
    ["es", "antes de marzo de 2024", "", "2024-02-29"],
    ["es", "desde marzo", "2026-03-01", ""],
    ["es", "creatinina de don Julio", "", ""],
    ["pt-BR", "glicadas de 2024 pra cá", "2024-01-01", ""],
    ["pt-BR", "PA da Ana até hoje", "", ""],
    ["en-US", "no TSH in the past year", "2025-11-20", "2026-11-20"],
    ["en-US", "since the start of 2025", "2025-01-01", ""],
  ])("reads the period of a question (%s: %s)", (language, text, from, to) => {
    expect(read(text, language).period).toEqual({ from: from || null, to: to || null });
  });

  it.each<[Language, string, string | null]>([
    ["pt-BR", "evolução da HbA1c da Ana", "values"],
    ["en-US", "weight trend for Ms. Green", "values"],
    ["es", "valores de glucosa de Rosa", "values"],
    ["pt-BR", "quando comecei a losartana?", "first"],
    ["en-US", "When did Mrs. Foster first complain of knee pain?", "first"],
    ["es", "¿cuándo se le diagnosticó hipotiroidismo?", "first"],
    ["pt-BR", "última consulta do João", "last"],
    ["en-US", "Date of last colonoscopy?", "last"],
    ["es", "¿Cuándo fue la última vez que vino Juan?", "last"],
    ["pt-BR", "pacientes com LDL acima de 160", "who_has"],
    ["en-US", "who is taking an ACE inhibitor?", "who_has"],
    ["es", "¿qué pacientes toman losartán?", "who_has"],
    ["pt-BR", "hipertensos sem estatina", "who_lacks"],
    ["en-US", "who is due for a mammogram", "who_lacks"],
    ["es", "varones mayores de 60 sin PSA", "who_lacks"],
    ["pt-BR", "quantas consultas em 2025?", "count"],
    ["en-US", "how many diabetic patients do I have?", "count"],
    ["es", "¿Cuántas citas tengo la próxima semana?", "count"],
    ["pt-BR", "por que suspendi o enalapril do João?", null],
    ["en-US", "what did Margaret say about her sleep?", null],
    ["es", "¿qué mostró la ecografía de Ana?", null],
    ["pt-BR", "Quais foram os INR da Margarida Simas?", "values"],
    ["pt-BR", "pesos da Fernanda, com data", "values"],
    ["pt-BR", "hemoglobina da Débora ao longo do tempo (não a glicada)", "values"],
    ["pt-BR", "em uso de levotiroxina e sem TSH em 2026, quem são?", "who_lacks"],
    ["en-US", "creatinine trend with dates", "values"],
    ["en-US", "What have James Whitcomb's LDLs been since the MI?", "values"],
    ["en-US", "on levothyroxine but no TSH result in 2026?", "who_lacks"],
    ["en-US", "a-fib patients who are not on an anticoagulant today", "who_lacks"],
    ["es", "creatininas de Rosa con fechas", "values"],
    ["es", "creatininas de Rosa, de la más vieja a la más nueva", "values"],
    ["en-US", "Joan's potassium levels to date", "values"],
    ["es", "con metformina y sin creatinina en 2026", "who_lacks"],
    ["es", "Mostrame cómo fue la creatinina", "values"],
    ["pt-BR", "quando parei o enalapril da Ana?", "last"],
    ["en-US", "patients last seen before January 2024", "who_lacks"],
    ["es", "a quiénes les indiqué semaglutida", "who_has"],
    ["pt-BR", "gestantes", "who_has"],
    ["pt-BR", "", null],
    ["pt-BR", "Diabéticos tipo 2 sem fundo de olho realizado", "who_lacks"],
    ["es", "lista de mis diabéticos tipo 2", "who_has"],
    ["en-US", "penicillin allergy list", "who_has"],
    ["es", "¿tengo algún paciente celíaco?", "who_has"],
    ["en-US", "patients lost to follow-up since 2024", "who_lacks"],
    ["en-US", "hypothyroid patients whose TSH hasn't been checked this year", "who_lacks"],
    ["pt-BR", "quantos usam estatina?", "count"],
    ["pt-BR", "Silvio: quantos cigarros por dia fumava em cada consulta", null],
    ["en-US", "PHQ-9 scores so far", "values"],
    ["es", "¿Cómo vino bajando el colesterol malo de Susana?", "values"],
    ["en-US", "when did I stop Celia's losartan?", "last"],
  ])("reads the kind of a question (%s: %s)", (language, text, kind) => {
    expect(read(text, language).structured).toBe(kind);
  });

  it("expands a concept to its names in all languages", () => {
    const [group] = read("quem tem pressão alta?").groups;
    const words = group!.alternatives.map((all) => all.join(" "));
    expect(words).toEqual(expect.arrayContaining(["hipertens*", "htn", "hta", "has"]));
  });

  it("expands a mistyped name, also one that the lexicon has with several endings", () => {
    const words = read("women 50 to 74 without a mamogram", "en-US").groups.flatMap(
      ({ alternatives }) => alternatives.flat(),
    );
    expect(words).toContain("mammogra*");
  });

  it("expands a class of drugs to its drugs", () => {
    const [group] = read("quem usa estatina?").groups;
    expect(group!.alternatives).toContainEqual(["sinvastatin*"]);
  });

  it.each<[Language, string, string]>([
    ["pt-BR", "quem usa metfomina?", "metformin*"],
    ["en-US", "who takes lisinorpil?", "lisinopril"],
    ["es", "pacientes con atorvastaina", "atorvastatin*"],
  ])("corrects a mistyped word (%s: %s)", (language, text, word) => {
    const [group] = read(text, language).groups;
    expect(group!.alternatives.flat().join(" ")).toContain(word.replace("*", ""));
  });

  it("separates names from what is searched", () => {
    const plan = read("o que a dona Maria Souza disse sobre o sono?");
    expect(plan.names.slice(0, 2)).toEqual(["maria", "souza"]);
    expect(JSON.stringify(plan.groups)).not.toContain("maria");
  });

  it("reads a long question in bounded time", () => {
    const start = performance.now();
    read("por que a losartana 50 mg em 2025 acima de 8 ".repeat(2000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
