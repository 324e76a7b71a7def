/** Two short, quiet tones (Hz), a fifth apart. */
const TONES = [659.25, 987.77];
const TONE_S = 0.14;
const LOUDNESS = 0.06;

/** Plays the sound of a notification. Browsers allow it only after a click or key press. */
export const chime = (): void => {
  const context = new AudioContext();
  if (context.state === "suspended") return void context.close();
  const gain = new GainNode(context, { gain: LOUDNESS });
  gain.connect(context.destination);
  const now = context.currentTime;
  gain.gain.setTargetAtTime(0, now + TONE_S, TONE_S / 2);
  const tones = TONES.map((frequency, i) => {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(gain);
    tone.start(now + i * TONE_S);
    tone.stop(now + (i + 2) * TONE_S);
    return tone;
  });
  tones.at(-1)?.addEventListener("ended", () => void context.close());
};
