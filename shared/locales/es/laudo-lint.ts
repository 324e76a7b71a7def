import type { LaudoLint } from "../pt-br/laudo-lint.ts";

/** Why the linter of laudos reports a place, and what to do. */
export const laudoLint: LaudoLint = {
  SIDE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” en la conclusión, pero los hallazgos describen el otro lado. Revise el lado.`,
  SIDE_AGAINST_ORDER: ({ words }) =>
    `“${words}” no es el lado del pedido o del título. Revise el lado examinado.`,
  ORGAN_OF_OTHER_SEX: ({ organ }) =>
    `“${organ}” no corresponde al sexo registrado del paciente. Revise el texto y el registro.`,
  SEX_AGAINST_PATIENT: ({ words }) =>
    `“${words}” contradice el sexo registrado del paciente. Revise el texto y el registro.`,
  AGE_AGAINST_BIRTH_DATE: ({ written, age }) =>
    `El texto dice “${written}”, pero por la fecha de nacimiento el paciente tiene ${age} años.`,
  AGE_GROUP_IMPOSSIBLE: ({ words, age }) =>
    `“${words}” no concuerda con la edad del paciente, ${age} años por la fecha de nacimiento.`,
  BIRTH_DATE_OTHER: ({ written, birth }) =>
    `El texto dice nacimiento el ${written}, pero el registro del paciente dice ${birth}.`,
  GESTATION_AGAINST_DATES: ({ written }) =>
    `“${written}” no coincide con la FUM ni con la biometría de este informe.`,
  GESTATION_IMPOSSIBLE: ({ written }) =>
    `“${written}” no es una edad gestacional posible. Revise las semanas.`,
  SIZE_IMPOSSIBLE: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} no es una medida posible. Revise la unidad y la coma.`,
  UNIT_UNLIKE_LIST: ({ size, unit }) =>
    `${size} no encaja con las demás medidas de la lista, que están en ${unit}. Revise la unidad.`,
  SIZE_NOT_NORMAL: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} se describe como normal, pero no es un valor normal. Revise la unidad y la coma.`,
  VOLUME_AGAINST_DIAMETERS: ({ volume, diameters }) =>
    `El volumen ${volume} no corresponde a los diámetros ${diameters}. Revise la unidad y la coma.`,
  NUMBER_NOT_IN_FINDINGS: ({ number }) =>
    `${number} en la conclusión no aparece en los hallazgos. Revise la medida.`,
  NUMBER_AGAINST_CONCLUSION: ({ words, number }) =>
    `“${words}” no concuerda con ${number}. Revise el número y la conclusión.`,
  DEGREE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” en la conclusión, pero los hallazgos describen otro grado. Revise el grado.`,
  COUNT_AGAINST_FINDINGS: ({ count }) =>
    `“${count}” en la conclusión, pero los hallazgos describen otro número. Revise el recuento.`,
  LEVEL_AGAINST_FINDINGS: ({ level }) =>
    `${level} en la conclusión, pero los hallazgos describen otro nivel. Revise el nivel.`,
  CATEGORY_AGAINST_FINDINGS: ({ category }) =>
    `${category} en la conclusión, pero los hallazgos dan otra categoría. Revise la categoría.`,
  DENIED_IN_FINDINGS: ({ finding }) =>
    `La conclusión afirma “${finding}”, pero los hallazgos lo niegan. Corrija uno de los dos.`,
  DENIED_IN_CONCLUSION: ({ finding }) =>
    `La conclusión niega “${finding}”, pero los hallazgos lo describen. Corrija uno de los dos.`,
  DENIED_ELSEWHERE: ({ finding }) =>
    `Los hallazgos afirman y niegan “${finding}”. Corrija uno de los dos pasajes.`,
  NOT_IN_CONCLUSION: ({ finding }) =>
    `“${finding}” está en los hallazgos, pero no en la conclusión. Inclúyalo o diga por qué no.`,
  NO_CONCLUSION: ({ finding }) =>
    `El informe describe “${finding}” y no tiene conclusión. Escriba la conclusión.`,
  NOT_IN_FINDINGS: ({ finding }) =>
    `La conclusión afirma “${finding}”, que los hallazgos no describen. Descríbalo o retírelo de la conclusión.`,
  TEMPLATE_LEFT: ({ words }) =>
    `“${words}” parece texto de plantilla sin completar. Complételo o bórrelo.`,
  OTHER_EXAMINATION: () =>
    "Esta frase es de una región que el examen no estudia. Puede ser del informe de otro paciente.",
  OTHER_PERSON: ({ name, patient }) =>
    `El texto nombra a ${name}, pero el paciente es ${patient}. Revise si el informe es de este paciente.`,
  NOT_COMMUNICATED: ({ finding }) =>
    `“${finding}” es un hallazgo crítico. Registre a quién y cuándo se comunicó.`,
  COMMUNICATION_INCOMPLETE: ({ words }) =>
    `“${words}” no dice a quién y cuándo se comunicó el hallazgo crítico. Complete el registro.`,
  NO_TERM: () => "Se recomienda un control sin plazo. Diga en cuánto tiempo.",
  RADS_TOO_LOW: ({ category }) =>
    `${category} es baja para lo que el informe describe. Revise la categoría y los descriptores.`,
  RADS_TOO_HIGH: ({ category }) =>
    `${category} es alta para lo que el informe describe. Revise la categoría y los descriptores.`,
};
