import { joinSamples, samplesToMs, SPEECH_RATE } from "../samples.ts";
import { type Chunk, ChunkPacker } from "./chunks.ts";
import { LoudnessFollower } from "./loudness.ts";
import type { LiveWords } from "./protocol.ts";
import { transcribeChunk } from "./recognise.ts";
import type { Recognizer } from "./sherpa.ts";
import { VoiceActivity } from "./voice.ts";

/** The open utterance is transcribed again this often, in samples, unless the machine is busy. */
const PARTIAL_EVERY = SPEECH_RATE;
/** Finished utterances that may wait on a slow machine. The oldest is dropped. */
const MAX_WAITING = 8;
/** Sound kept from before voice activity is detected. */
const LEAD = Math.round(0.4 * SPEECH_RATE);

const decode = (base64: string): Float32Array => {
  const bytes = Buffer.from(base64, "base64");
  const pcm = new Float32Array(Math.floor(bytes.length / 2));
  for (let i = 0; i < pcm.length; i++) pcm[i] = bytes.readInt16LE(i * 2) / 32_768;
  return pcm;
};

/** Transcribes a live stream: an open utterance repeatedly, and once more when it is finished. */
export class Listening {
  readonly #loading: Promise<Recognizer>;
  readonly #maxS: number;
  readonly #report: (words: LiveWords) => void;
  #voice: VoiceActivity;
  #packer: ChunkPacker;
  #loudness = new LoudnessFollower();
  /** Samples before the last pause. */
  #base = 0;
  /** The sound of the open utterance and its start; a short lead while there is no speech. */
  #open = new Float32Array(0);
  #openFrom = 0;
  #partialAt = 0;
  #waiting: { chunk: Chunk; base: number }[] = [];
  #isBusy = false;

  /** Accepts sound at once, also while the model is still loading. */
  constructor(loading: Promise<Recognizer>, maxS: number, report: (words: LiveWords) => void) {
    this.#loading = loading;
    this.#maxS = maxS;
    this.#report = report;
    this.#voice = new VoiceActivity(maxS);
    this.#packer = new ChunkPacker(maxS, 0);
  }

  /** @param base64 16-bit PCM, a fraction of a second */
  push(base64: string): void {
    const pcm = decode(base64);
    const stretches = this.#voice.push(this.#loudness.push(pcm));
    const chunks = this.#packer.push(pcm, stretches, this.#voice.speaking);
    this.#remember(pcm);
    this.#finish(chunks);
    void this.#work();
  }

  /** No sound follows for now. */
  pause(): void {
    this.#finish(this.#packer.flush(this.#voice.flush()));
    this.#base += this.#packer.heard;
    this.#voice = new VoiceActivity(this.#maxS);
    this.#packer = new ChunkPacker(this.#maxS, 0);
    this.#open = new Float32Array(0);
    this.#openFrom = 0;
    this.#partialAt = 0;
    void this.#work();
  }

  /** Keeps the sound of the open utterance and its lead. */
  #remember(pcm: Float32Array): void {
    const limit = this.#voice.speaking ? this.#maxS * SPEECH_RATE : LEAD;
    const all = joinSamples(this.#open, pcm);
    this.#open = all.slice(Math.max(0, all.length - limit));
    this.#openFrom = this.#packer.heard - this.#open.length;
  }

  #finish(chunks: Chunk[]): void {
    for (const chunk of chunks) {
      this.#waiting.push({ chunk, base: this.#base });
      const finished = Math.max(0, chunk.end - this.#openFrom);
      this.#open = this.#open.slice(finished);
      this.#openFrom += finished;
    }
    if (this.#waiting.length > MAX_WAITING)
      this.#waiting.splice(0, this.#waiting.length - MAX_WAITING);
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const recogniser = await this.#loading;
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const { chunk, base } = next;
        for (const { text, start_ms, end_ms } of await transcribeChunk(recogniser, chunk)) {
          const offset = samplesToMs(base);
          const times = { start_ms: start_ms + offset, end_ms: end_ms + offset };
          this.#report({ kind: "utterance", text, ...times });
        }
      }
      await this.#transcribeOpen(recogniser);
    } finally {
      this.#isBusy = false;
    }
    if (this.#waiting.length > 0) await this.#work();
  }

  async #transcribeOpen(recogniser: Recognizer): Promise<void> {
    const now = this.#packer.heard;
    if (!this.#voice.speaking || now - this.#partialAt < PARTIAL_EVERY) return;
    this.#partialAt = now;
    const [start, end] = [this.#openFrom, this.#openFrom + this.#open.length];
    const chunk = { start, end, voiced: [{ start, end }], pcm: this.#open.slice() };
    const segments = await transcribeChunk(recogniser, chunk);
    const text = segments.map((segment) => segment.text).join(" ");
    if (text !== "") this.#report({ kind: "partial", text });
  }
}
