import type { LintReason, LintReasonCode } from "../../domain/laudo/lint.ts";

type Values = LintReason["values"];
export type LaudoLint = Record<LintReasonCode, (values: Values) => string>;

/** Why the linter of laudos reports a place, and what to do. */
export const laudoLint: LaudoLint = {
  SIDE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” na conclusão, mas os achados descrevem o outro lado. Confira o lado.`,
  SIDE_AGAINST_ORDER: ({ words }) =>
    `“${words}” não é o lado do pedido ou do título. Confira o lado examinado.`,
  ORGAN_OF_OTHER_SEX: ({ organ }) =>
    `“${organ}” não corresponde ao sexo do cadastro do paciente. Confira o texto e o cadastro.`,
  SEX_AGAINST_PATIENT: ({ words }) =>
    `“${words}” contradiz o sexo do cadastro do paciente. Confira o texto e o cadastro.`,
  AGE_AGAINST_BIRTH_DATE: ({ written, age }) =>
    `O texto diz “${written}”, mas pela data de nascimento o paciente tem ${age} anos.`,
  AGE_GROUP_IMPOSSIBLE: ({ words, age }) =>
    `“${words}” não combina com a idade do paciente, ${age} anos pela data de nascimento.`,
  BIRTH_DATE_OTHER: ({ written, birth }) =>
    `O texto diz nascimento em ${written}, mas o cadastro do paciente diz ${birth}.`,
  GESTATION_AGAINST_DATES: ({ written }) =>
    `“${written}” não combina com a DUM nem com a biometria deste laudo.`,
  GESTATION_IMPOSSIBLE: ({ written }) =>
    `“${written}” não é uma idade gestacional possível. Confira as semanas.`,
  SIZE_IMPOSSIBLE: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} não é uma medida possível. Confira a unidade e a vírgula.`,
  UNIT_UNLIKE_LIST: ({ size, unit }) =>
    `${size} destoa das outras medidas da lista, que estão em ${unit}. Confira a unidade.`,
  SIZE_NOT_NORMAL: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} é descrito como normal, mas não é um valor normal. Confira a unidade e a vírgula.`,
  VOLUME_AGAINST_DIAMETERS: ({ volume, diameters }) =>
    `O volume ${volume} não corresponde aos diâmetros ${diameters}. Confira a unidade e a vírgula.`,
  NUMBER_NOT_IN_FINDINGS: ({ number }) =>
    `${number} na conclusão não aparece nos achados. Confira a medida.`,
  NUMBER_AGAINST_CONCLUSION: ({ words, number }) =>
    `“${words}” não combina com ${number}. Confira o número e a conclusão.`,
  DEGREE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” na conclusão, mas os achados descrevem outro grau. Confira o grau.`,
  COUNT_AGAINST_FINDINGS: ({ count }) =>
    `“${count}” na conclusão, mas os achados descrevem outro número. Confira a contagem.`,
  LEVEL_AGAINST_FINDINGS: ({ level }) =>
    `${level} na conclusão, mas os achados descrevem outro nível. Confira o nível.`,
  CATEGORY_AGAINST_FINDINGS: ({ category }) =>
    `${category} na conclusão, mas os achados dizem outra categoria. Confira a categoria.`,
  DENIED_IN_FINDINGS: ({ finding }) =>
    `A conclusão afirma “${finding}”, mas os achados negam. Corrija um dos dois.`,
  DENIED_IN_CONCLUSION: ({ finding }) =>
    `A conclusão nega “${finding}”, mas os achados descrevem. Corrija um dos dois.`,
  DENIED_ELSEWHERE: ({ finding }) =>
    `Os achados afirmam e negam “${finding}”. Corrija uma das duas passagens.`,
  NOT_IN_CONCLUSION: ({ finding }) =>
    `“${finding}” está nos achados, mas não na conclusão. Inclua na conclusão ou diga por que não.`,
  NO_CONCLUSION: ({ finding }) =>
    `O laudo descreve “${finding}” e não tem conclusão. Escreva a conclusão.`,
  NOT_IN_FINDINGS: ({ finding }) =>
    `A conclusão afirma “${finding}”, que os achados não descrevem. Descreva o achado ou retire da conclusão.`,
  TEMPLATE_LEFT: ({ words }) =>
    `“${words}” parece texto de máscara que ficou sem preencher. Preencha ou apague.`,
  OTHER_EXAMINATION: () =>
    "Esta frase é de uma região que o exame não estuda. Ela pode ser do laudo de outro paciente.",
  OTHER_PERSON: ({ name, patient }) =>
    `O texto nomeia ${name}, mas o paciente é ${patient}. Confira se o laudo é deste paciente.`,
  NOT_COMMUNICATED: ({ finding }) =>
    `“${finding}” é um achado crítico. Registre a quem e quando foi comunicado.`,
  COMMUNICATION_INCOMPLETE: ({ words }) =>
    `“${words}” não diz a quem e quando o achado crítico foi comunicado. Complete o registro.`,
  NO_TERM: () => "O controle é recomendado sem prazo. Diga em quanto tempo.",
  RADS_TOO_LOW: ({ category }) =>
    `${category} é baixa para o que o laudo descreve. Confira a categoria e os descritores.`,
  RADS_TOO_HIGH: ({ category }) =>
    `${category} é alta para o que o laudo descreve. Confira a categoria e os descritores.`,
};
