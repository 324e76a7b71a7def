import type { Kind } from "../facts/types.ts";
import { fold } from "../language/text.ts";
import type { Place } from "./headings.ts";
import { settleMissing } from "./missing.ts";
import {
  alarmSigns,
  generalState,
  goals,
  nutrition,
  procedures,
  toxicity,
  toxicityOfChemo,
} from "./narrow.ts";
import type { Template } from "./parse.ts";
import { PART_OF } from "./parts.ts";

/** A plan for the crisis beside a heading of warnings is told what to take in it, and no more. */
function settleCrisis(places: readonly Place[]): void {
  for (const place of places)
    if (has(place, "crisisPlan") && places.some((p) => p !== place && has(p, "warning")))
      place.kinds.delete("warning");
}

/** What headings of one template mean beside each other, and by their place in its order. */
export function settlePlaces(places: readonly Place[], template: Template): void {
  settleOrder(places);
  settleDangers(places);
  settleTreatments(places);
  settleCrisis(places);
  settleTreated(places);
  settleRisks(places);
  settlePlan(places);
  settleHistory(places, template);
  settleGeneralState(places);
  settleAnalysis(places);
  settleTests(places);
  settleObjective(places);
  settleMissing(places);
  settleUnknown(places);
}

const has = (place: Place, ...kinds: string[]): boolean => kinds.some((k) => place.kinds.has(k));
const become = (place: Place, ...kinds: string[]): void => {
  place.kinds = new Set(kinds);
};

/**
 * Before the examination nothing is planned: "Cirurgias e procedimentos" there are those had, "Sintomas de alarme" those
 * asked about. Below the diagnosis a treatment is the one begun.
 */
function settleOrder(places: readonly Place[]): void {
  const examined = places.findIndex((p) => has(p, "exam", "objective"));
  const judged = places.findIndex((p) => has(p, "diagnosis", "plan") && !has(p, "symptoms"));
  for (const [at, place] of places.entries()) {
    const planned = [...place.kinds].filter((kind) => PART_OF[kind as Kind] === "plan");
    const early = at < examined && !places.slice(0, at).some((p) => has(p, "plan"));
    const mixed = planned.length > 0 && planned.length < place.kinds.size;
    if (early && mixed && !TREATS.test(fold(place.heading))) {
      if (has(place, "warning") && has(place, "symptoms")) place.narrowings = [alarmSigns];
      for (const kind of planned) place.kinds.delete(kind);
    } else if (early && /\b(?:procedim|procedure)/.test(fold(place.heading)))
      become(place, "surgeries");
    const treats = has(place, "meds") && TREATS.test(fold(place.heading));
    if (judged >= 0 && at > judged && at > examined && treats && TODAY.test(fold(place.heading)))
      become(place, "plan", "prescription");
  }
}
const TODAY = /\b(?:hoje|hoy|today'?s?|nov[oa]|nuev[oa]|new)\b/;

const TOLD = /\b(?:orient|when|quando|cuando|return|retorno)/;

/** "Sinais de alarme" before the examination asks what the patient has; after the plan it tells when to come back. */
function settleDangers(places: readonly Place[]): void {
  for (const [at, place] of places.entries()) {
    if (!has(place, "warning") || place.kinds.size > 1 || TOLD.test(fold(place.heading))) continue;
    const later = places.slice(at + 1);
    if (!later.some((p) => has(p, "exam", "objective", "diagnosis"))) continue;
    become(place, "symptoms");
    place.narrowings = [alarmSigns];
  }
}

const BY_DRUGS =
  /\b(?:meds?|medica[cmt]\w+|medicin\w+|remedios|farmac\w+|drugs?|comprimid\w+|pills?|colirios?)\b/;

/** "Ciclo atual" is how the treatment goes, where what is taken at home has a heading of its own. */
function settleCycle(places: readonly Place[]): void {
  for (const place of places) {
    if (!CYCLE.test(fold(place.heading)) || !has(place, "meds", "pastmeds")) continue;
    if (!places.some((p) => p !== place && has(p, "meds"))) continue;
    for (const kind of ["meds", "pastmeds"]) place.kinds.delete(kind);
    place.kinds.add("treated");
    if (!places.some((p) => has(p, ...TELLING) && !TOXICITY.test(fold(p.heading))))
      place.kinds.add("hpi");
  }
}
const CYCLE =
  /^(?:ciclos?|cycles?|protocolo|esquema de (?:quimio|inmuno|imuno)|current (?:cycle|regimen|chemo)|regimen)\b/;

/** "Tratamentos anteriores" is told of physiotherapy too, "Medicamentos suspensos" of drugs alone. */
function settleTreated(places: readonly Place[]): void {
  settleCycle(places);
  const past = places.filter((place) => has(place, "pastmeds"));
  const byDrugs = past.filter((place) => BY_DRUGS.test(fold(place.heading)));
  for (const place of past)
    if (!byDrugs.includes(place)) {
      place.kinds.add("treated");
      if (byDrugs.length > 0) place.kinds.delete("pastmeds");
    }
}

const TREATS =
  /\b(?:mudanc|ajust|cambio|change|tratament|tratamient|treatment|terap|therap|manejo|management)/;

/** A heading of treatment in the midst of the history, with a plan further down, is about treatment so far. */
function settleTreatments(places: readonly Place[]): void {
  const last = places.findLastIndex((p) => has(p, "plan"));
  for (const [at, place] of places.entries()) {
    if (at >= last || !has(place, "plan") || !TREATS.test(fold(place.heading))) continue;
    const later = places.slice(at + 1, last);
    const historyAfter = later.some((p) => [...p.kinds].some((k) => !PART_OF[k as Kind]));
    if (historyAfter) become(place, "meds", "pastmeds");
  }
}

/** What has a heading of its own stands there and not among the risks; an action plan is the plan where no other is. */
function settleRisks(places: readonly Place[]): void {
  for (const place of places) {
    const shared = [...place.kinds].filter(
      (kind) =>
        kind !== "diagnosis" && places.some((other) => other !== place && other.kinds.has(kind)),
    );
    // A heading whose risks have a theme still takes what its theme names.
    const left = place.kinds.size > shared.length || place.themes.length === 0;
    if (/\b(?:risco|riesgo|risk)/.test(fold(place.heading)) && left)
      for (const kind of shared) place.kinds.delete(kind);
    if (ACTION.test(fold(place.heading)) && !places.some((p) => has(p, "plan")))
      place.kinds.add("plan");
  }
}
const ACTION = /plano de acao|plan de accion|action plan/;

const NUTRITION =
  /\b(?:plano?|plan|metas?|orient\w+)\b.*\b(?:nutric\w+|aliment\w+|diet\w*|nutrition)\b|\b(?:nutrition|meal|diet|eating) plan/;

const GOALS =
  /^(?!goals of care)(?:metas?|objetivos?|goals?|(?:treatment|short.?term|long.?term|functional) goals|objectives)\b(?!.* (?:e|y|and) )/;
const CHEMO = /quimio|chemo|\bqt\b|ciclo|cycle|infus|imunoter|inmunoter|immunoth|oncolog|ctcae/;
const TOXICITY = /\b(?:toxic|toler(?:an|abil)|efeitos|efectos|effects|adversos|adverse)/;

const TAKEN = /ades|adher|esquec|olvid|missed|skipped|cumpl|complian|apego/;

function settlePlan(places: readonly Place[]): void {
  const planned = places.filter((p) => [...p.kinds].some((k) => PART_OF[k as Kind] === "plan"));
  for (const place of planned)
    if (GOALS.test(fold(place.heading)) && planned.some((p) => p !== place && p.kinds.has("plan")))
      place.narrowings = [goals];
  for (const place of places) {
    if (!TOXICITY.test(fold(place.heading)) || !place.kinds.has("adherence")) continue;
    // What a drug does is told under its effects; the drug itself, and how it is taken, under the drugs.
    if (places.some((p) => p !== place && p.kinds.has("meds"))) place.kinds.delete("meds");
    if (TAKEN.test(fold(place.heading))) continue;
    place.kinds.delete("adherence");
    place.kinds.add("symptoms");
  }
  for (const place of places)
    if (TOXICITY.test(fold(place.heading)) && place.kinds.has("symptoms"))
      if (
        places.some((p) => p !== place && p.kinds.has("symptoms")) ||
        !places.some((p) => p.kinds.has("hpi") || p.kinds.has("subjective"))
      )
        place.narrowings = [
          places.some((p) => CHEMO.test(fold(p.heading))) ? toxicityOfChemo : toxicity,
        ];
  for (const place of planned)
    if (planned.length > 1 && /^(?:procedim|procedure)/.test(fold(place.heading)))
      place.narrowings = [procedures];
  for (const place of planned)
    if (
      planned.length > 1 &&
      NUTRITION.test(fold(place.heading)) &&
      !/\b[ey]\b|\band\b/.test(fold(place.heading))
    ) {
      become(place, "plan", "advice");
      place.narrowings = [nutrition];
    }
}

const DURATION = /\bdurac|\bduration|\btiempo|\btempo|\bonset|\binicio/;
const LIMITED = /\b(?:sintomas|queixas|quejas|symptoms)\b/;
const ASKS_SYMPTOMS = /queixa|sintoma|symptom|complain|molestia|intercorr/;
const TELLING = ["hpi", "symptoms", "subjective"];

/**
 * "Queixa e duração" is the complaint alone where "HDA" tells the rest, and where nothing tells it, the heading whose
 * guidance asks for symptoms does.
 */
function settleHistory(places: readonly Place[], template: Template): void {
  for (const place of places)
    if (has(place, "complaint") && DURATION.test(fold(place.heading))) place.kinds.add("onset");
  const told = places.filter((place) => place.kinds.has("hpi"));
  for (const place of told)
    if (told.length > 1 && fold(place.heading).startsWith("queixa")) {
      place.kinds.delete("hpi");
      place.kinds.add("complaint");
    }
  settleComplaint(places);
  const limited = places.filter(
    (place) => has(place, "symptoms") && LIMITED.test(fold(place.heading)),
  );
  if (limited.length > 0 && !places.some((p) => has(p, ...TELLING) && !limited.includes(p)))
    limited[0]!.kinds.add("hpi");
  if (places.some((place) => has(place, ...TELLING))) return;
  for (const place of places)
    if (
      [...place.kinds].every((kind) => !PART_OF[kind as Kind]) &&
      ASKS_SYMPTOMS.test(fold(template.sections[place.index]!.guidance))
    )
      place.kinds.add("hpi");
}

/**
 * The first heading is why the patient came, however it asks for it ("O que está sentindo?", "O que a mãe conta"), where another tells the
 * course; of two that ask for complaints the later one is of all that is felt.
 */
function settleComplaint(places: readonly Place[]): void {
  const [first, ...later] = places;
  if (!first) return;
  const told = later.some((place) => place.kinds.has("hpi") && tellsAll(place));
  const asked = ["hpi", "caregiver"].some((kind) => first.kinds.has(kind));
  if (asked && told && !places.some((p) => only(p, "complaint")) && ASKS.test(fold(first.heading)))
    become(first, "complaint");
  const complaints = places.filter((place) => only(place, "complaint"));
  for (const place of complaints.slice(1))
    if (MANY.test(fold(place.heading))) become(place, "symptoms");
  // Beside "Gestação atual" or "Controle da glicemia" whatever else is felt is told with the complaints.
  const apart = places.some(
    (place) => has(place, "symptoms", "subjective", "caregiver", "mechanism") && tellsAll(place),
  );
  // "Gestação e queixas" is told all that is felt where nothing else tells it.
  const mixed = places.find(
    (p) => has(p, "complaint") && p.kinds.size > 1 && MANY.test(fold(p.heading)),
  );
  if (!told && !apart && mixed) for (const kind of ["hpi", "symptoms"]) mixed.kinds.add(kind);
  const [one] = complaints;
  if (!told && !apart && one && MANY.test(fold(one.heading))) one.kinds.add("symptoms");
}
/** "Estado geral" takes no lump where the whole examination has a heading of its own. */
function settleGeneralState(places: readonly Place[]): void {
  for (const place of places)
    if (
      GENERAL_STATE.test(fold(place.heading)) &&
      has(place, "exam") &&
      places.some((p) => p !== place && WHOLE_EXAM.test(fold(p.heading)) && has(p, "exam"))
    )
      [place.narrowings, place.themes] = [[generalState], []];
}
const GENERAL_STATE =
  /^(?:estado (?:geral|general)|aspecto (?:geral|general)|impress(?:ao|ion) (?:geral|general)|general (?:appearance|state|condition|impression)|appearance|ectoscopia)\b(?!.*(?:exam|sina|sign|vita))/;
const WHOLE_EXAM =
  /^(?:exame|examen|exploracion|physical|exam\b|examination|ef\b|objetiv|objectiv)/;
/** Not of one thing alone, as the course of a pregnancy or what is measured at home. */
const tellsAll = (place: Place): boolean =>
  !has(place, "pmh", "obgyn", "measured", "diet") &&
  !place.byTheme &&
  place.narrowings.length === 0;
const MANY = /\b(?:queixas|quejas|molestias|complaints)\b/;
const ASKS =
  /^[^a-z]*(?:o que|lo que|que|what|como|how|por ?que|why|qual|cual)\b(?!.*\b(?:mud\w+|camb\w+|chang\w+|desde|since|ultim\w+|last)\b)/;
const only = (place: Place, kind: string): boolean =>
  place.kinds.size === 1 && place.kinds.has(kind);

/** "Exames de estadiamento" is of tests, where another heading tells the stage. */
function settleTests(places: readonly Place[]): void {
  const judged = places.filter((place) => has(place, "diagnosis"));
  for (const place of judged)
    if (
      judged.length > 1 &&
      /^(?:exames|examenes|estudios|tests|labs|resultados|results)\b/.test(fold(place.heading))
    )
      place.kinds.delete("diagnosis");
}

/** "Análisis" is what is made of it all where nothing else is and tests have a heading of their own. */
function settleAnalysis(places: readonly Place[]): void {
  const judged = places.some((place) => has(place, "diagnosis"));
  const tested = places.filter((place) => has(place, "results")).length > 1;
  if (judged) return;
  for (const place of places)
    if (/^analis[ie]s?$/.test(fold(place.heading).trim()))
      if (tested || places.some((p) => has(p, "subjective"))) become(place, "diagnosis");
}

/** "Objetivo" is what was found in a SOAP note, and what the patient wants where there is no "Subjetivo". */
function settleObjective(places: readonly Place[]): void {
  if (places.some((place) => place.kinds.has("subjective"))) return;
  for (const [at, place] of places.entries()) {
    const examined = places.some((p) => p !== place && has(p, "exam", "vitals"));
    if (!examined && at * 2 >= places.length - 1) continue;
    if (place.kinds.delete("objective") && place.kinds.size === 0) place.kinds.add("complaint");
  }
}

/** Of headings that say nothing we know, the first tells the complaint where no other does, and the last the plan. */
function settleUnknown(places: readonly Place[]): void {
  const unknown = places.filter((place) => place.kinds.size === 0);
  if (!places.some((p) => has(p, "complaint", ...TELLING, "caregiver", "mechanism"))) {
    const first = unknown.find((place) => place.index <= (places[1]?.index ?? 0));
    if (first) become(first, "complaint", "hpi", "symptoms");
  }
  const planned = places.some((p) => [...p.kinds].some((k) => PART_OF[k as Kind] === "plan"));
  const last = places.at(-1);
  if (!planned && last && last.kinds.size === 0 && places.length > 2) become(last, "plan");
}
