import { plural } from "../format.ts";
import type { laudoFinish as portuguese } from "../pt-br/laudo-finish.ts";

export const laudoFinish: typeof portuguese = {
  check: {
    count: (count) => plural("en-us", count, { one: "1 warning", other: `${count} warnings` }),
    checking: "Checking…",
    none: "No contradiction found.",
    signed: "The report is signed.",
    limits: "The check does not know every term. It helps, but does not replace your own reading.",
    blocking: "must be settled or justified",
    advice: "advice",
    show: "Go to the passage",
    showOf: (quote) => `Go to the passage: ${quote}`,
    mend: (text) => `Replace with “${text}”`,
    gone: "The passage is no longer in the text.",
    answer: "Why it is right as it is",
    kind: {
      laterality: "Side",
      sex_organ: "Sex",
      age: "Age",
      unit_magnitude: "Unit or magnitude",
      number_mismatch: "Different number",
      negation_conflict: "Contradiction",
      missing_conclusion: "Missing in the conclusion",
      orphan_conclusion: "Conclusion without finding",
      leftover_mask: "Leftover template text",
      wrong_patient: "Another patient",
      critical_uncommunicated: "Critical finding",
      followup_no_term: "Follow-up without a term",
      rads_mismatch: "RADS category",
    },
  },
  signing: {
    open: "Sign report",
    title: "Sign this report?",
    detail:
      "After signing, the text no longer changes; additions become addenda. To sign with a digital certificate, use “Sign PDF” afterwards.",
    confirm: "Sign",
    busy: "Signing…",
    done: "Report signed",
    ready: "Nothing is open.",
    unsigned: "This report is not signed yet.",
    signed: (name, when) => `Signed by ${name} on ${when}.`,
    broken:
      "The stored text is no longer what was signed. Tell the person who runs this installation.",
    answers: "Justified warnings",
    unanswered: (count) =>
      plural("en-us", count, {
        one: "1 warning must be corrected or justified under Check.",
        other: `${count} warnings must be corrected or justified under Check.`,
      }),
    forbidden: (count) =>
      plural("en-us", count, {
        one: "1 required field is empty.",
        other: `${count} required fields are empty.`,
      }),
    unfilled: (count) =>
      plural("en-us", count, {
        one: "1 field is empty or not confirmed.",
        other: `${count} fields are empty or not confirmed.`,
      }),
    acceptUnfilled: "Sign anyway",
    missing: "Data that CFM Resolution 2.381/2024 requires is missing:",
    acceptMissing: "Sign without this data",
    missingData: {
      doctor_name: "your name, in the profile",
      crm: "your CRM with its state, in the profile",
      rqe: "the RQE of your specialty, in the profile",
      patient: "the patient",
      patient_name: "the patient's name",
      patient_cpf: "the patient's CPF, in the patient record",
      exam_date: "a date of examination that is not in the future",
    },
  },
  addendum: {
    label: "Addendum",
    hint: "The signed text stays as it is. The addendum is added at the end with date and name, and is signed next.",
    add: "Add addendum",
    done: "Addendum added. Sign the report again.",
  },
  images: {
    title: "Images",
    hint: (most) => `JPG, PNG or WebP, up to ${most}. The camera's data is removed.`,
    adding: "Uploading…",
    tooLarge: "Images over 15 MB were not uploaded.",
    removed: "Image removed",
    alt: (number) => `Image ${number} of the report`,
    caption: (number) => `Caption of image ${number}`,
    captionPlaceholder: "Caption",
    earlier: (number) => `Move image ${number} earlier`,
    later: (number) => `Move image ${number} later`,
    remove: (number) => `Remove image ${number}`,
  },
  removal: {
    remove: "Delete report",
    ask: (titulo) => `Delete “${titulo}”?`,
    detail: "The unsigned report leaves your lists. A signed report cannot be deleted.",
    done: "Report deleted",
  },
  fhir: "Download FHIR",
};
