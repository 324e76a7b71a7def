import { stem } from "../language/text.ts";
import { isLittle } from "./measured-label.ts";
import { measuredTokens } from "./measures.ts";
import type { Observed } from "./observations.ts";
import { findPositions } from "./positions.ts";
import { cuesIn, type Sentence } from "./read.ts";

/** Cues that say of their part of a sentence that it is normal or absent. */
const SETTLED = ["normal", "normal_exam", "post", "self"];

/** Words that describe nothing abnormal, in the three languages. */
const NEUTRAL: ReadonlySet<string> = new Set(
  (
    "parede paredes fina finas conteudo anecoico repletada repleta repleto plenificada boa " +
    "bom replecao vesical topico topica situado situada localizacao anteversao retroversao " +
    "contornos dimensoes volume tamanho forma morfologia ecotextura ecogenicidade textura " +
    "calibre espessura superficie bordas limites posicao medida medidas cerca paciente exame " +
    "transdutor visualizado visualizada visualizados avaliado avaliada avaliados " +
    "caracterizado demais outros estruturas orgaos regiao foram foi sao esta estao apresenta " +
    "apresentam apresentando mostra contenido pared delgada delgadas tamano ecoestructura " +
    "grosor bordes contorno topografia estructuras organos muestra presenta son fueron eixo " +
    "eixos maior comprimento longitudinal transverso transversal diametro maximo total peso " +
    "estimado indice relacao lobo lobos segmento segmentos arteria veia situacao adequada " +
    "cauda normodistendida normodistendido retroperitonio anteversoflexao retroversoflexao " +
    "cavidade sistema coletor pre pos miccional jato identificado identificada regulares " +
    "centrada centrado eje ejes mayor longitud lobulo relacion distendida adecuada regular " +
    "length diameter lobe lobes axis maximum estimated ratio index region trachea midline " +
    "ligament ligaments cartilage tendon tendons skin muscles structures identified smooth x " +
    "cm mm ml g m bpm ms mmhg kg s wall thin contents anechoic size contour contours shape " +
    "echotexture caliber thickness is are was were appears appear position well distended"
  )
    .split(" ")
    .map(stem),
);

/**
 * The place of the findings if each part of their sentences says that something is normal or
 * absent; null if one word could name something else. "Normal" must not be concluded of a finding
 * that no table knows.
 */
export function normalFindings(context: Observed): { start: number; end: number } | null {
  const { laudo, observations } = context;
  const isAbnormal = observations.some(
    ({ sentence, isDenied, level }) => sentence.section === "findings" && !isDenied && level > 0,
  );
  const findings = laudo.sentences.filter(
    ({ section, isHeading }) => section === "findings" && !isHeading,
  );
  const [first] = findings;
  const last = findings.at(-1);
  if (isAbnormal || !first || !last) return null;
  const known = knownTokens(context);
  let settled = 0;
  for (const sentence of findings)
    for (const { from, to } of partsOf(context, sentence)) {
      const isSettled = SETTLED.some((id) =>
        cuesIn(laudo, id, sentence).some((cue) => cue.from < to && cue.to > from),
      );
      if (isSettled) settled += 1;
      for (let at = from; at < to && !isSettled; at += 1) if (!known.has(at)) return null;
    }
  const hasDenial = findings.some((one) => cuesIn(laudo, "neg", one).length > 0);
  return settled > 0 || hasDenial ? { start: first.start, end: last.end } : null;
}

/** The parts of a sentence between commas and other marks. */
function partsOf(
  { laudo: { tokens } }: Observed,
  { from, to }: Sentence,
): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !",:;()|".includes(tokens[at]!.t)) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  return parts;
}

/** The tokens that say nothing abnormal: denied, measured, an organ, a place or a neutral word. */
function knownTokens(context: Observed): ReadonlySet<number> {
  const { laudo, polarity, sides, measures } = context;
  const known = new Set(measuredTokens(measures));
  const add = ({ from, to }: { from: number; to: number }): void => {
    for (let at = from; at < to; at += 1) known.add(at);
  };
  for (const one of [...laudo.organs, ...laudo.quantities, ...(laudo.cues.get("neg") ?? [])])
    add(one);
  for (const list of sides.values()) list.forEach(add);
  findPositions(laudo, 0, laudo.tokens.length).forEach(add);
  laudo.tokens.forEach(({ t, kind }, at) => {
    const isNeutral = kind !== "word" || isLittle(t) || NEUTRAL.has(laudo.stems[at]!);
    if (isNeutral || polarity.denied[at]) known.add(at);
  });
  return known;
}
