import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

export const consultationList: ViewMessages["consultationList"] = {
  search: "Search by template or status",
  template: "Template",
  allTemplates: "All templates",
  specialty: "Specialty",
  allSpecialties: "All specialties",
  status: "Status",
  allStatuses: "All statuses",
  filters: "Filters",
  clear: "Clear filters",
  noMatch: "No consultations found",
  noMatchDetail: "Change the search or clear the filters.",
  used: (count, used) =>
    `${used} ${plural("en-us", count, { one: "consultation", other: "consultations" })} this month`,
};
