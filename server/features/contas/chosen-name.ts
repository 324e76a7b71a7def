/**
 * The name that the account's owner chose; empty if sign-up made it from the e-mail address, which
 * is no name of a person.
 */
export const chosenName = ({ name, email }: { name: string; email: string }): string => {
  const trimmed = name.trim();
  return trimmed === email || trimmed === email.split("@")[0] ? "" : trimmed;
};
