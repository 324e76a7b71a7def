import { fieldOf, type LaudoBlock } from "@relato/shared/domain/laudo/content.ts";
import type { MrrtPlace } from "./mrrt.ts";
import { nodesIn, textBetweenFields } from "./place-key.ts";

/** Finds the imported places of blocks, of which the doctor may have changed some. */
export class PlaceFinder {
  readonly #places: readonly MrrtPlace[];
  readonly #byField = new Map<string, MrrtPlace>();
  #next = 0;
  constructor(places: readonly MrrtPlace[]) {
    this.#places = places;
    for (const place of places) for (const id of place.fields) this.#byField.set(id, place);
  }

  /** Null for a block that the file did not have. */
  find(block: LaudoBlock): MrrtPlace | null {
    const place = this.#findByField(block) ?? this.#findByText(block);
    if (place !== null) this.#next = this.#places.indexOf(place) + 1;
    return place;
  }

  #findByField(block: LaudoBlock): MrrtPlace | null {
    for (const node of nodesIn(block)) {
      const id = node.type === "text" ? fieldOf(node)?.id : undefined;
      const place = this.#byField.get(id ?? "");
      if (place !== undefined) return place;
    }
    return null;
  }

  /** The next place with this text, and of own masks the next place. */
  #findByText(block: LaudoBlock): MrrtPlace | null {
    const text = textBetweenFields(block);
    const next = this.#places[this.#next];
    if (next?.text === "" && next.fields.length === 0) return next;
    if (text === "") return null;
    return (
      this.#places.find(
        (one, i) => i >= this.#next && one.fields.length === 0 && one.text === text,
      ) ?? null
    );
  }
}
