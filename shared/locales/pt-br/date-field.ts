/** The date and time fields. */
export const dateField = {
  calendar: "Calendário",
  clear: "Limpar",
};
