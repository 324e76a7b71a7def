/**
 * What a heading's chief word alone tells, for headings that nothing else reads: Portuguese, Spanish and English together.
 * Read last, the first that fits.
 * Source: written by hand for this project. Licence: the project's own.
 */
import { type HeadingPattern, of } from "./heading-words.ts";

export const HEAD_WORDS: readonly HeadingPattern[] = [
  // What medicines, and what vaccines, are kept in.
  [
    of(
      "\\b(?:caixinha|caixa|sacol\\w+|necessaire|porta-?comprimidos|organizador\\w*|gaveta|bolsa|bolsita|cajita|pastiller\\w+|botiquin|farmacinha|pill ?box\\w*|pill organizer|medicine (?:cabinet|bag)|brown bag)\\b",
    ),
    ["meds"],
  ],
  [
    of(
      "\\b(?:cartao|carteira|carteirinha|caderneta|cartilla|carne|carnet|libreta|passport|passaporte|pasaporte)\\b",
    ),
    ["vaccines"],
  ],
  // Told after the examination: what was done on the spot.
  [
    of(
      "\\b(?:atendimento|atencion|manejo|cuidados|treatment|care|given) (?:n[oa]s? |en (?:la |el )?|in (?:the )?|at (?:the )?)(?:ps|pa|upa|pronto.?\\w+|urgenc\\w+|emergenc\\w+|guardia|sala|unidade|unidad|consultorio|ed|er|clinic|office|department)\\b",
    ),
    ["procedure", "plan"],
  ],
  [
    of("\\b(?:watch|atent[oa]s?|vigiar|vigilar|come back early|volver antes|voltar antes)\\b"),
    ["warning"],
  ],
  [
    of("\\b(?:agreed|acordad[oa]s?|combinad[oa]s?|pactad[oa]s?|decided|decidid[oa]s?)\\b"),
    ["plan"],
  ],
  [
    of(
      "\\b(?:hypothes[ie]s|hipotesis|hipoteses|reasoning|razonamiento|seems?|parece\\w*|suspei\\w+|sospech\\w+|suspect\\w*)\\b",
    ),
    ["diagnosis"],
  ],
  [of("\\b(?:readings|mediciones|medicoes|tomas de \\w+)\\b"), ["measured"]],
  [of("\\b(?:tried|tentad[oa]s?|tentou|intentad[oa]s?|intento|attempted|failed)\\b"), ["pastmeds"]],
  [
    of("\\b(?:inherited|hereditari\\w+|genetic\\w*|relatives|siblings|irmaos|hermanos)\\b"),
    ["family"],
  ],
  [
    of(
      "\\b(?:pharmaco\\w+|farmaco\\w+|pills|comprimid\\w+|pastillas|remed\\w+|medicin\\w+|medica[cmt]\\w+|drugs?)\\b",
    ),
    ["meds"],
  ],
  [
    of(
      "\\b(?:illness\\w*|diseases?|conditions?|doencas?|enfermedad\\w*|patologias?|condic\\w+|bagagem|bagaje|morbid\\w+)\\b",
    ),
    ["pmh"],
  ],
  [
    of("\\b(?:trajetoria|trayectoria|course|curso|path|andamento|percurso|recorrido|cronica)\\b"),
    ["hpi"],
  ],
  [
    of("\\b(?:report|account|relato|story|narrativa|testimon\\w+|versao|version)\\b"),
    ["hpi", "symptoms"],
  ],
  [
    of(
      "\\b(?:issues?|concerns?|incomod\\w+|molesti\\w+|desconfort\\w+|hurts?|bothers?|preocupac\\w+)\\b",
    ),
    ["complaint"],
  ],
  [
    of(
      "\\b(?:living|arrangements?|housing|suporte|soporte|support|convivio|convivencia|familiares)\\b",
    ),
    ["social"],
  ],
  [of("\\b(?:what i see|lo que veo|o que vejo|gait|marcha|inspection|aspecto|look)\\b"), ["exam"]],
  [of("\\b(?:next|proxim[oa]s?|siguiente|seguinte)\\b"), ["followup"]],
];
