export type Section =
  | "title"
  | "clinical"
  | "technique"
  | "comparison"
  | "findings"
  | "conclusion"
  | "advice";

/** A line of a laudo's text. `start` is the offset of its content, after marks of markdown. */
export interface Line {
  start: number;
  end: number;
  section: Section;
  isHeading: boolean;
}
