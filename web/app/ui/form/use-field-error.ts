import { type FieldError, get, useFormContext } from "react-hook-form";
import { useLanguage } from "../language.tsx";

/** The text of a field's error, by its code. */
export const useFieldError = (name: string): string | undefined => {
  const { text } = useLanguage();
  const { errors } = useFormContext().formState;
  // The name of a field in a list is a path: "periods.0.from".
  const error = get(errors, name) as FieldError | undefined;
  const code = error?.message;
  if (typeof code !== "string") return undefined;
  return code in text.errors
    ? text.errors[code as keyof typeof text.errors]
    : text.failures.unexpected;
};
