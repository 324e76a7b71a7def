import { lintMarks } from "../check/lint-marks.ts";
import { dictatedRanges } from "../dictation/dictated-ranges.ts";
import { phrases } from "../phrases/phrase-plugin.ts";
import { boundedPaste } from "./paste.ts";
import { type FieldOptions, fields } from "./field-plugin.ts";
import { laudoSchemaExtensions } from "./laudo-schema.ts";

export const createLaudoExtensions = (options: FieldOptions & { onTooLarge: () => void }) => [
  ...laudoSchemaExtensions,
  fields.configure(options),
  lintMarks,
  phrases,
  dictatedRanges,
  boundedPaste.configure({ onTooLarge: options.onTooLarge }),
];
