/** LIVE_SAMPLES of the contract. The contract imports zod, which a worklet cannot load. */
const SAMPLES = 4096;

/** Missing in lib.dom. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (
  name: string,
  processor: new () => AudioWorkletProcessor & { process(inputs: Float32Array[][]): boolean },
) => void;

/** Posts mono audio as PCM of 16 bits, 4,096 samples at a time. */
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
