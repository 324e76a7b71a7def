/** Samples of one message to the page; the contract's LIVE_SAMPLES, which a worklet cannot import with its zod. */
const SAMPLES = 4096;

/** What lib.dom does not know of a worklet's own world. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (
  name: string,
  processor: new () => AudioWorkletProcessor & { process(inputs: Float32Array[][]): boolean },
) => void;

/** Gathers mono sound into PCM of 16 bits and posts it, 4,096 samples at a time. */
class PcmProcessor extends AudioWorkletProcessor {
  #samples = new Int16Array(SAMPLES);
  #filled = 0;

  process(inputs: Float32Array[][]): boolean {
    const sound = inputs[0]?.[0];
    for (const sample of sound ?? []) {
      this.#samples[this.#filled++] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
      if (this.#filled < SAMPLES) continue;
      this.port.postMessage(this.#samples.buffer, [this.#samples.buffer]);
      this.#samples = new Int16Array(SAMPLES);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("pcm", PcmProcessor);
