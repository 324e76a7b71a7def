import type { LaudoLint } from "../pt-br/laudo-lint.ts";

/** Why the linter of laudos reports a place, and what to do. */
export const laudoLint: LaudoLint = {
  SIDE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” in the impression, but the findings describe the other side. Check the side.`,
  SIDE_AGAINST_ORDER: ({ words }) =>
    `“${words}” is not the side of the order or the title. Check the side that was examined.`,
  ORGAN_OF_OTHER_SEX: ({ organ }) =>
    `“${organ}” does not fit the patient's recorded sex. Check the text and the record.`,
  SEX_AGAINST_PATIENT: ({ words }) =>
    `“${words}” contradicts the patient's recorded sex. Check the text and the record.`,
  AGE_AGAINST_BIRTH_DATE: ({ written, age }) =>
    `The text says “${written}”, but by the date of birth the patient is ${age} years old.`,
  AGE_GROUP_IMPOSSIBLE: ({ words, age }) =>
    `“${words}” does not fit the patient's age, ${age} years by the date of birth.`,
  BIRTH_DATE_OTHER: ({ written, birth }) =>
    `The text says born on ${written}, but the patient's record says ${birth}.`,
  GESTATION_AGAINST_DATES: ({ written }) =>
    `“${written}” does not fit the last menstrual period or the biometry of this report.`,
  GESTATION_IMPOSSIBLE: ({ written }) =>
    `“${written}” is not a possible gestational age. Check the weeks.`,
  SIZE_IMPOSSIBLE: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} is not a possible size. Check the unit and the decimal point.`,
  UNIT_UNLIKE_LIST: ({ size, unit }) =>
    `${size} does not fit the other sizes of the list, which are in ${unit}. Check the unit.`,
  SIZE_NOT_NORMAL: ({ size, subject }) =>
    `${size}${subject ? ` (${subject})` : ""} is called normal but is not a normal value. Check the unit and the decimal point.`,
  VOLUME_AGAINST_DIAMETERS: ({ volume, diameters }) =>
    `The volume ${volume} does not fit the diameters ${diameters}. Check the unit and the decimal point.`,
  NUMBER_NOT_IN_FINDINGS: ({ number }) =>
    `${number} in the impression does not appear in the findings. Check the measurement.`,
  NUMBER_AGAINST_CONCLUSION: ({ words, number }) =>
    `“${words}” does not fit ${number}. Check the number and the impression.`,
  DEGREE_AGAINST_FINDINGS: ({ words }) =>
    `“${words}” in the impression, but the findings describe another degree. Check the degree.`,
  COUNT_AGAINST_FINDINGS: ({ count }) =>
    `“${count}” in the impression, but the findings describe another number. Check the count.`,
  LEVEL_AGAINST_FINDINGS: ({ level }) =>
    `${level} in the impression, but the findings describe another level. Check the level.`,
  CATEGORY_AGAINST_FINDINGS: ({ category }) =>
    `${category} in the impression, but the findings give another category. Check the category.`,
  DENIED_IN_FINDINGS: ({ finding }) =>
    `The impression asserts “${finding}”, but the findings deny it. Correct one of them.`,
  DENIED_IN_CONCLUSION: ({ finding }) =>
    `The impression denies “${finding}”, but the findings describe it. Correct one of them.`,
  DENIED_ELSEWHERE: ({ finding }) =>
    `The findings both state and deny “${finding}”. Correct one of the two places.`,
  NOT_IN_CONCLUSION: ({ finding }) =>
    `“${finding}” is in the findings but not in the impression. Add it, or say why not.`,
  NO_CONCLUSION: ({ finding }) =>
    `The report describes “${finding}” and has no impression. Write the impression.`,
  NOT_IN_FINDINGS: ({ finding }) =>
    `The impression asserts “${finding}”, which the findings do not describe. Describe it, or remove it.`,
  TEMPLATE_LEFT: ({ words }) => `“${words}” looks like unfilled template text. Fill or delete it.`,
  OTHER_EXAMINATION: () =>
    "This sentence is about a region that the examination does not show. It may be from another patient’s report.",
  OTHER_PERSON: ({ name, patient }) =>
    `The text names ${name}, but the patient is ${patient}. Check that the report is this patient's.`,
  NOT_COMMUNICATED: ({ finding }) =>
    `“${finding}” is a critical finding. Record to whom and when it was communicated.`,
  COMMUNICATION_INCOMPLETE: ({ words }) =>
    `“${words}” does not say to whom and when the critical finding was communicated. Complete the record.`,
  NO_TERM: () => "Follow-up is recommended without a time. Say when.",
  RADS_TOO_LOW: ({ category }) =>
    `${category} is low for what the report describes. Check the category and the descriptors.`,
  RADS_TOO_HIGH: ({ category }) =>
    `${category} is high for what the report describes. Check the category and the descriptors.`,
};
