import { useFormState } from "react-hook-form";
import { useLanguage } from "../language.tsx";

/** The label of an input without "(optional)"; null for an input without a label. */
const readLabel = (input: unknown): string | null => {
  const label = input instanceof HTMLElement && "labels" in input ? input.labels : null;
  return label instanceof NodeList ? (label[0]?.firstChild?.textContent?.trim() ?? null) : null;
};

/**
 * Names the refused fields beside the submit button, because a long form shows them elsewhere
 * (specification 8). It is no alert: the first of them has the focus and announces its error.
 */
export const RefusedFields = () => {
  const { text } = useLanguage();
  const { errors } = useFormState();
  const inputs = Object.values(errors).map((error) => (error as { ref?: unknown }).ref);
  const labels = inputs.flatMap((input) => readLabel(input) ?? []);
  return labels.length === 0 ? null : (
    <p className="text-sm text-danger">
      {text.failures.refusedFields(labels.length, labels.join(", "))}
    </p>
  );
};
