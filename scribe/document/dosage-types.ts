import type { Token } from "../language/text.ts";
import type { ActionCue } from "../lexicon/dosage.ts";
import type { Mention } from "../lexicon/matcher.ts";

/** How a medicine is taken, in the spoken words; "" for what was not said. */
export interface DosageFields {
  strength: string;
  form: string;
  dose: string;
  route: string;
  frequency: string;
  duration: string;
}

/**
 * A text and the token range about one medicine. An empty `mention` means that the whole range is
 * about its dose.
 */
export interface DosageZone {
  text: string;
  tokens: readonly Token[];
  actions: readonly ActionCue[];
  from: number;
  mention: Pick<Mention, "from" | "to">;
  to: number;
}
