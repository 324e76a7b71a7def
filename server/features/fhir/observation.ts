import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { type LabelledField, labelledFields } from "./labelled-fields.ts";
import { ucumOf } from "./ucum.ts";

export interface Quantity {
  value: number;
  unit?: string;
  system?: string;
  code?: string;
}

/** The value of an Observation, one of FHIR's `value[x]`. */
export type ObservationValue =
  | { valueQuantity: Quantity }
  | { valueCodeableConcept: { text: string } }
  | { valueString: string };

export interface Observed {
  label: string;
  value: ObservationValue;
}

const UCUM = "http://unitsofmeasure.org";
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** "1.850" is 1850 and "1,8" is 1.8 in each language, as the linter reads them. */
const readNumber = (written: string): number =>
  THOUSANDS.test(written) ? Number(written.replace(/[.,]/, "")) : Number(written.replace(",", "."));

const valueOf = ({ field, value }: LabelledField): ObservationValue | null => {
  const text = value.trim();
  switch (field.kind) {
    case "number": {
      // "~12" and "12 a 14" are no quantity.
      if (!NUMBER.test(text)) return { valueString: `${text} ${field.unit}`.trim() };
      const number = readNumber(text);
      const code = ucumOf(field.unit);
      return {
        valueQuantity: {
          value: number,
          ...(field.unit !== "" && { unit: field.unit }),
          ...(code !== undefined && { system: UCUM, code }),
        },
      };
    }
    case "choice":
    case "choices":
    case "side":
      return { valueCodeableConcept: { text } };
    default:
      return null;
  }
};

/** The measured and chosen fields of a laudo. `signed`: defaults were confirmed by signing. */
export const observedFields = (
  content: LaudoContent,
  { signed }: { signed: boolean },
): Observed[] =>
  labelledFields(content).flatMap((one) => {
    const state = fieldState(one.field, one.value);
    if (state === "empty" || (state === "prefilled" && !signed)) return [];
    const value = valueOf(one);
    return value === null ? [] : [{ label: one.label || one.field.kind, value }];
  });
