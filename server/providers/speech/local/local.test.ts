import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createExampleSpeech } from "../example.ts";
import { fixture, wordErrors } from "../testing/fixtures.ts";
import type { SpeechProgress } from "../speech.ts";
import type { Language } from "@relato/shared/domain/language.ts";

const readSpoken = async (name: string): Promise<string> =>
  (await readFile(fixture(name), "utf8")).replace(/^[MF]\|/gmu, "");

describe("the local provider on the shipped model", () => {
  const speech = createExampleSpeech();

  it.each<[string, Language, string]>([
    ["chrome-mediarecorder-pt.webm", "pt-BR", "consulta-pt.txt"],
    ["consulta-es.webm", "es", "consulta-es.txt"],
    ["consulta-en.webm", "en-US", "consulta-en.txt"],
  ])("transcribes %s", async (file, language, text) => {
    const seen: SpeechProgress[] = [];
    const result = await speech.transcribe(fixture(file), {
      language,
      onProgress: (progress) => seen.push(progress),
    });
    const heard = result.segments.map((segment) => segment.text).join(" ");
    expect(wordErrors(await readSpoken(text), heard)).toBeLessThanOrEqual(0.02);
    expect(result).toMatchObject({ engine: "sherpa-onnx", model: "mini-whisper", language });

    let before = 0;
    for (const { start_ms, end_ms } of result.segments) {
      expect(start_ms).toBeGreaterThanOrEqual(before);
      expect(end_ms).toBeGreaterThan(start_ms);
      before = end_ms;
    }
    expect(before).toBeLessThanOrEqual(result.duration_ms);

    const done = seen.map((progress) => progress.done_ms);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ done_ms: result.duration_ms, total_ms: result.duration_ms });
  });
});
