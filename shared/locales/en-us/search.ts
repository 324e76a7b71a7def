import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

/** The search over consultations and patients. */
export const search: ViewMessages["search"] = {
  label: "Search",
  placeholder: "Template, patient, code, word of the document, phone, CPF",
  results: "Results",
  consultations: "Consultations",
  patients: "Patients",
  hint: "Type at least two letters.",
  none: "Nothing found",
  found: (count) => `${count} ${plural("en-us", count, { one: "result", other: "results" })}`,
  failed: "The search did not work",
};
