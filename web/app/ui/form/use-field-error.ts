import { useFormContext } from "react-hook-form";
import { useLanguage } from "../language.tsx";

/** The text of a field's error, by its code. */
export const useFieldError = (name: string): string | undefined => {
  const { text } = useLanguage();
  const { errors } = useFormContext().formState;
  const code = errors[name]?.message;
  if (typeof code !== "string") return undefined;
  return code in text.errors
    ? text.errors[code as keyof typeof text.errors]
    : text.failures.unexpected;
};
