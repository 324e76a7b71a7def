import type { GravacaoStore, StoredGravacao, StoredSegment } from "./store.ts";

interface KeptSegment {
  segment: StoredSegment;
  slices: Uint8Array<ArrayBuffer>[];
}

const keyOf = ({ track, ordinal }: StoredSegment): string => `${track} ${ordinal}`;

/** The store of a page whose browser forbids storage. It is lost with the page. */
export class MemoryStore implements GravacaoStore {
  readonly isDurable = false;
  readonly #gravacoes = new Map<string, StoredGravacao>();
  readonly #segments = new Map<string, Map<string, KeptSegment>>();

  #kept(segment: StoredSegment): KeptSegment {
    const segments = this.#segments.get(segment.gravacao_id) ?? new Map<string, KeptSegment>();
    this.#segments.set(segment.gravacao_id, segments);
    const kept = segments.get(keyOf(segment)) ?? { segment, slices: [] };
    segments.set(keyOf(segment), kept);
    return kept;
  }

  async saveGravacao(gravacao: StoredGravacao): Promise<void> {
    this.#gravacoes.set(gravacao.id, gravacao);
  }

  async saveSegment(segment: StoredSegment): Promise<void> {
    this.#kept(segment).segment = segment;
  }

  async listGravacoes(medico_id: string): Promise<StoredGravacao[]> {
    return [...this.#gravacoes.values()].filter((one) => one.medico_id === medico_id);
  }

  async listSegments(gravacao_id: string): Promise<StoredSegment[]> {
    return [...(this.#segments.get(gravacao_id)?.values() ?? [])].map(({ segment }) => segment);
  }

  async putSlice(segment: StoredSegment, n: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#kept(segment).slices[n] = bytes;
  }

  async getSlice(segment: StoredSegment, n: number): Promise<Uint8Array<ArrayBuffer>> {
    const slice = this.#kept(segment).slices[n];
    if (slice === undefined) throw new Error("the slice is not stored");
    return slice;
  }

  async slices(segment: StoredSegment): Promise<Uint8Array<ArrayBuffer>[]> {
    return this.#kept(segment).slices;
  }

  slicesOf(segment: StoredSegment) {
    return {
      put: () => Promise.reject(new Error("the segment is complete")),
      get: (n: number) => this.getSlice(segment, n),
    };
  }

  async remove(gravacao_id: string): Promise<void> {
    this.#gravacoes.delete(gravacao_id);
    this.#segments.delete(gravacao_id);
  }
}
