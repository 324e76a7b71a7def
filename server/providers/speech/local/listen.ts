import { SPEECH_RATE } from "../decode/resample.ts";
import { type Chunk, ChunkPacker } from "./chunks.ts";
import { LoudnessFollower } from "./loudness.ts";
import type { Understood } from "./protocol.ts";
import { transcribeChunk } from "./recognise.ts";
import type { Recognizer } from "./sherpa.ts";
import { VoiceActivity } from "./voice.ts";

/** An utterance that is still open is heard again this often, in samples; not at all while the machine is busy. */
const PARTIAL_EVERY = SPEECH_RATE;
/** Closed utterances that may wait on a slow machine; beyond, the oldest is dropped: these words are a convenience. */
const MOST_WAITING = 8;
/** Before the voice is noticed it has been speaking for a moment. */
const LEAD = Math.round(0.4 * SPEECH_RATE);

const msOf = (samples: number): number => Math.round((samples * 1000) / SPEECH_RATE);

const decode = (base64: string): Float32Array => {
  const bytes = Buffer.from(base64, "base64");
  const pcm = new Float32Array(Math.floor(bytes.length / 2));
  for (let i = 0; i < pcm.length; i++) pcm[i] = bytes.readInt16LE(i * 2) / 32_768;
  return pcm;
};

/** Hears a stream as it comes: an utterance again and again while it is open, and once more when it is over. */
export class Listening {
  readonly #loading: Promise<Recognizer>;
  readonly #maxS: number;
  readonly #say: (said: Understood) => void;
  #voice: VoiceActivity;
  #packer: ChunkPacker;
  #loudness = new LoudnessFollower();
  /** Samples before the last pause. */
  #base = 0;
  /** The sound since the open utterance began, and where that was; empty while nobody speaks. */
  #open = new Float32Array(0);
  #openFrom = 0;
  #partialAt = 0;
  #waiting: { chunk: Chunk; base: number }[] = [];
  #busy = false;

  /** Sound is taken from the first moment on, also while the model is still being loaded. */
  constructor(loading: Promise<Recognizer>, maxS: number, say: (said: Understood) => void) {
    this.#loading = loading;
    this.#maxS = maxS;
    this.#say = say;
    this.#voice = new VoiceActivity(maxS);
    this.#packer = new ChunkPacker(maxS, 0);
  }

  /** @param base64 PCM, 16 bits, a fraction of a second */
  push(base64: string): void {
    const pcm = decode(base64);
    const stretches = this.#voice.push(this.#loudness.push(pcm));
    const chunks = this.#packer.push(pcm, stretches, this.#voice.speaking);
    this.#remember(pcm);
    this.#settle(chunks);
    void this.#work();
  }

  /** No sound follows for now. */
  pause(): void {
    this.#settle(this.#packer.flush(this.#voice.flush()));
    this.#base += this.#packer.heard;
    this.#voice = new VoiceActivity(this.#maxS);
    this.#packer = new ChunkPacker(this.#maxS, 0);
    this.#open = new Float32Array(0);
    this.#openFrom = 0;
    this.#partialAt = 0;
    void this.#work();
  }

  /** Keeps the sound of the open utterance, and a moment of what was before it. */
  #remember(pcm: Float32Array): void {
    const most = this.#voice.speaking ? this.#maxS * SPEECH_RATE : LEAD;
    const all = new Float32Array(this.#open.length + pcm.length);
    all.set(this.#open);
    all.set(pcm, this.#open.length);
    this.#open = all.slice(Math.max(0, all.length - most));
    this.#openFrom = this.#packer.heard - this.#open.length;
  }

  #settle(chunks: Chunk[]): void {
    for (const chunk of chunks) {
      this.#waiting.push({ chunk, base: this.#base });
      const over = Math.max(0, chunk.end - this.#openFrom);
      this.#open = this.#open.slice(over);
      this.#openFrom += over;
    }
    if (this.#waiting.length > MOST_WAITING)
      this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const recogniser = await this.#loading;
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const { chunk, base } = next;
        for (const { text, start_ms, end_ms } of await transcribeChunk(recogniser, chunk)) {
          const offset = msOf(base);
          const times = { start_ms: start_ms + offset, end_ms: end_ms + offset };
          this.#say({ kind: "turn", text, ...times });
        }
      }
      await this.#hearOpen(recogniser);
    } finally {
      this.#busy = false;
    }
    if (this.#waiting.length > 0) await this.#work();
  }

  async #hearOpen(recogniser: Recognizer): Promise<void> {
    const now = this.#packer.heard;
    if (!this.#voice.speaking || now - this.#partialAt < PARTIAL_EVERY) return;
    this.#partialAt = now;
    const [start, end] = [this.#openFrom, this.#openFrom + this.#open.length];
    const chunk = { start, end, voiced: [{ start, end }], pcm: this.#open.slice() };
    const segments = await transcribeChunk(recogniser, chunk);
    const text = segments.map((segment) => segment.text).join(" ");
    if (text !== "") this.#say({ kind: "partial", text });
  }
}
