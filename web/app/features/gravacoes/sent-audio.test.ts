import { expect, test } from "vitest";
import { SentAudio } from "./sent-audio.ts";

/** Chunks of a quarter of a second whose samples count the quarters. */
const send = (sent: SentAudio, from: number, to: number): void => {
  for (let n = from; n < to; n += 1) sent.add(new Int16Array(4000).fill(n).buffer);
};

test("a passage has its sound with a margin, and its place in it", () => {
  const sent = new SentAudio();
  send(sent, 0, 12);
  const passage = sent.passage(1000, 2000)!;
  expect(passage.pcm.length).toBe(24_000);
  expect([passage.start_ms, passage.end_ms]).toEqual([250, 1250]);
  // From 750 ms to 2250 ms: the quarters 3 to 8.
  expect([...new Set(passage.pcm)]).toEqual([3, 4, 5, 6, 7, 8]);
});

test("a passage at the start and the end has what there is", () => {
  const sent = new SentAudio();
  send(sent, 0, 4);
  const passage = sent.passage(100, 1000)!;
  expect(passage.pcm.length).toBe(16_000);
  expect([passage.start_ms, passage.end_ms]).toEqual([100, 1000]);
});

test("sound that was dropped or never sent is no passage", () => {
  const sent = new SentAudio();
  send(sent, 0, 4 * 100);
  expect(sent.passage(0, 5000)).toBeNull();
  expect(sent.passage(200_000, 201_000)).toBeNull();
  const late = sent.passage(98_000, 99_000)!;
  expect([...new Set(late.pcm)]).toEqual([391, 392, 393, 394, 395, 396]);
});

test("a long passage is cut at its start", () => {
  const sent = new SentAudio();
  send(sent, 0, 4 * 80);
  const passage = sent.passage(5000, 80_000)!;
  expect(passage.pcm.length).toBe(60 * 16_000);
  expect([passage.start_ms, passage.end_ms]).toEqual([0, 60_000]);
});

test("a new connection counts from zero", () => {
  const sent = new SentAudio();
  send(sent, 0, 8);
  sent.restart();
  send(sent, 50, 54);
  expect([...new Set(sent.passage(300, 700)!.pcm)]).toEqual([50, 51, 52, 53]);
});
