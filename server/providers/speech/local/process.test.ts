import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { EXAMPLE_MODEL } from "../example.ts";
import { sha256OfFile } from "../../../platform/files/durable.ts";
import { readModelFolder } from "../../../platform/model-files/model-folder.ts";
import { SPEECH_FORMAT } from "../model/folder.ts";
import { fixture, wordErrors } from "../testing/fixtures.ts";
import { isRunning } from "../testing/processes.ts";
import { createLocalSpeech } from "./local.ts";
import { runChild } from "./process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-speech-"));
});
afterAll(() => rm(folder, { recursive: true }));

const waitForExit = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
const long = fixture("chrome-mediarecorder-pt.webm");
const jobOf = async (path: string) =>
  ({
    kind: "transcribe",
    path,
    model: await readModelFolder(EXAMPLE_MODEL, SPEECH_FORMAT),
    language: "pt",
    threads: 2,
    heard: { done_ms: 0, segments: 0 },
    growing: false,
  }) as const;

const START = { nodePath: process.execPath, memory_mb: 4096 };

describe("the child process", () => {
  it("is killed when it needs more memory than allowed", async () => {
    const heard = runChild(await jobOf(long), { ...START, memory_mb: 40 });
    await expect(heard).rejects.toMatchObject({ code: "SPEECH_FAILED", retry: true });
  });

  it("is killed by an abort during its work", async () => {
    const stop = new AbortController();
    let child = 0;
    const heard = runChild(await jobOf(long), {
      ...START,
      signal: stop.signal,
      onStart: (pid) => (child = pid),
      onProgress: () => stop.abort(),
    });
    await expect(heard).rejects.toMatchObject({ code: "ABORTED" });
    expect(child).toBeGreaterThan(0);
    await waitForExit(child);
  });

  it("exits when its parent is killed", async () => {
    const script = fileURLToPath(new URL("../testing/parent.ts", import.meta.url));
    const parent = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const child = Number(String(line).trim());
    expect(isRunning(child)).toBe(true);
    parent.kill("SIGKILL");
    await waitForExit(child);
  });

  it("fails its job with a retry when it is killed from outside", async () => {
    const heard = runChild(await jobOf(long), {
      ...START,
      onStart: (pid) => process.kill(pid, "SIGKILL"),
    });
    await expect(heard).rejects.toMatchObject({ code: "SPEECH_FAILED", retry: true });
  });

  it("is restarted when a signal arrives before its signal handlers exist", async () => {
    const children: number[] = [];
    const heard = runChild(await jobOf(long), {
      ...START,
      onStart: (pid) => {
        // The process has just been created.
        if (children.push(pid) < 3) process.kill(pid, "SIGTERM");
      },
    });
    expect((await heard).segments.length).toBeGreaterThan(0);
    expect(children).toHaveLength(3);
  });

  it("ignores a signal to its process group", async () => {
    let child = 0;
    const heard = runChild(await jobOf(long), {
      ...START,
      onStart: (pid) => (child = pid),
      onProgress: () => {
        for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.kill(child, signal);
      },
    });
    expect((await heard).segments.length).toBeGreaterThan(0);
  });

  it("aborts alone on a corrupt model", async () => {
    const model = join(folder, "corrupt");
    await cp(EXAMPLE_MODEL, model, { recursive: true });
    await truncate(join(model, "mini-encoder.onnx"), 1_000_000);
    const speech = createLocalSpeech({ model, cacheDir: folder });
    await expect(speech.readiness()).resolves.toMatchObject({
      state: "missing",
      reason: "HASH_WRONG",
    });
    await expect(speech.transcribe(long, { language: "pt-BR" })).rejects.toMatchObject({
      code: "SPEECH_MODEL_MISSING",
    });

    // With a matching hash, the native library aborts the process.
    const file = join(model, "model.json");
    const json = JSON.parse(await readFile(file, "utf8"));
    json.sha256["mini-encoder.onnx"] = await sha256OfFile(join(model, "mini-encoder.onnx"));
    await writeFile(file, JSON.stringify(json));
    await expect(speech.readiness()).resolves.toMatchObject({ state: "ready" });
    await expect(speech.transcribe(long, { language: "pt-BR" })).rejects.toMatchObject({
      code: "SPEECH_FAILED",
    });
    await speech.close();
  });
});

describe("the local provider", () => {
  const speech = createLocalSpeech({ model: EXAMPLE_MODEL, cacheDir: tmpdir(), concurrency: 2 });
  const heard = async (path: string): Promise<string> => {
    const result = await speech.transcribe(path, { language: "pt-BR" });
    return result.segments.map((segment) => segment.text).join(" ");
  };

  it("transcribes a file that a crash has truncated", async () => {
    const spoken = (await readFile(fixture("consulta-pt.txt"), "utf8")).replace(/^[MF]\|/gmu, "");
    const words = spoken.split(/\s+/u);
    const cut = await heard(fixture("chrome-mediarecorder-pt-crash.webm"));
    const end = words.indexOf("horas.") + 1;
    expect(wordErrors(words.slice(0, end).join(" "), cut)).toBeLessThanOrEqual(0.05);
  });

  it("reports a code for each invalid file", async () => {
    const text = join(folder, "text.webm");
    await writeFile(text, "Isto não é um áudio. ".repeat(100));
    await expect(heard(text)).rejects.toMatchObject({ code: "AUDIO_UNREADABLE" });
    const empty = join(folder, "empty.webm");
    await writeFile(empty, "");
    await expect(heard(empty)).rejects.toMatchObject({ code: "AUDIO_EMPTY" });
    await expect(heard(fixture("es-aac.m4a"))).rejects.toMatchObject({ code: "AUDIO_AAC" });
  });

  it("aborts a waiting job, and running jobs when it is closed", async () => {
    const busy = [heard(long), heard(long)].map((job) =>
      expect(job).rejects.toMatchObject({ code: "ABORTED" }),
    );
    const stop = new AbortController();
    const waiting = speech.transcribe(long, { language: "pt-BR", signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: "ABORTED" });
    await speech.close();
    await Promise.all(busy);
  });
});
