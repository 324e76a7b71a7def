import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { answerSchema } from "./answer.ts";
import { findServers } from "./found-servers.ts";
import { createOllamaModel } from "./ollama-model.ts";
import { startScriptedModel } from "./testing/scripted-model.ts";
import {
  type OllamaReply,
  type ScriptedOllamaOptions,
  startScriptedOllama,
} from "./testing/scripted-ollama.ts";
import { createServiceModel } from "./service-model.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closings.splice(0).map((close) => close())));

const startOllama = async (script?: OllamaReply[], options?: ScriptedOllamaOptions) => {
  const ollama = await startScriptedOllama(script, options);
  closings.push(ollama.close);
  return ollama;
};
const startLlama = async (n_ctx: number) => {
  const server = await startScriptedModel([{ kind: "text", text: "{}" }], { n_ctx });
  closings.push(server.close);
  return { ...server, address: server.url.replace(/\/v1$/, "") };
};

const open = async (
  script: OllamaReply[],
  { model = "scripted:4b", ...options }: ScriptedOllamaOptions & { model?: string } = {},
) => {
  const ollama = await startOllama(script, options);
  return { ...ollama, model: createOllamaModel({ model, url: ollama.url, stall_ms: 200 }) };
};
const ask = (model: ReturnType<typeof createOllamaModel>, prompt = "Visita") =>
  model.ask({ system: "s", prompt, schema: answerSchema }, { signal: AbortSignal.timeout(20_000) });

describe("a model of Ollama", () => {
  it("gets the schema and a context length that fits the visit", async () => {
    const { model, requests } = await open([{ kind: "text", text: '{"sections":[]}' }]);
    const reply = await ask(model);
    expect(reply).toEqual({
      text: '{"sections":[]}',
      is_cut: false,
      usage: { input_tokens: 300, output_tokens: 80 },
    });
    await ask(model, "a".repeat(20_000));
    await ask(model);
    expect(requests[0]).toMatchObject({
      model: "scripted:4b",
      think: false,
      keep_alive: "30m",
      format: { properties: { sections: { type: "array" } } },
      messages: [
        { role: "system", content: "s" },
        { role: "user", content: "Visita" },
      ],
    });
    // A shorter length would load the model again.
    const lengths = requests.map(({ options }) => options?.num_ctx);
    expect(lengths).toEqual([8192, 12_288, 12_288]);
  });

  it.each([
    [4096, 4096],
    [131_072, 16_384],
  ])("of %i tokens is used with %i at most", async (context_length, used) => {
    const text = { kind: "text", text: "{}" } as const;
    const { model, requests } = await open([text], { context_length });
    expect(await model.contextTokens()).toBe(used);
    await ask(model, "a".repeat(100_000));
    expect(requests[0]?.options?.num_ctx).toBe(used);
  });

  it("without schema support is asked for any JSON", async () => {
    const { model, requests } = await open([{ kind: "text", text: "{}" }], {
      refuses_schema: true,
    });
    await ask(model);
    expect(requests.map(({ format }) => format)).toEqual([expect.any(Object), "json"]);
  });

  it.each<[string, OllamaReply, string]>([
    ["stalls", { kind: "stall", text: "{}" }, "MODEL_STALLED"],
    ["breaks off", { kind: "cut", text: "{}" }, "MODEL_CRASHED"],
    [
      "ends while it answers",
      { kind: "failure", text: "{}", error: "runner gone" },
      "MODEL_CRASHED",
    ],
    [
      "does not fit the memory",
      { kind: "status", status: 500, error: "model requires more system memory (9.1 GiB)" },
      "MODEL_OUT_OF_MEMORY",
    ],
    ["is busy", { kind: "status", status: 503, error: "server busy" }, "MODEL_REFUSED"],
    ["never ends", { kind: "endless", text: "a".repeat(50_000) }, "MODEL_ANSWER_TOO_LONG"],
  ])("that %s is a fault", async (_what, reply, fault) => {
    const { model } = await open([reply]);
    await expect(ask(model)).rejects.toMatchObject({ fault });
  });

  it("that is missing or unreachable is a fault before anything is sent", async () => {
    const { model, close, requests } = await open([], { models: [{ name: "another" }] });
    await expect(model.contextTokens()).rejects.toMatchObject({ fault: "MODEL_NOT_INSTALLED" });
    await close();
    await expect(ask(model)).rejects.toMatchObject({ fault: "MODEL_UNREACHABLE" });
    expect(await model.reachable()).toBe(false);
    expect(requests).toEqual([]);
  });

  it("is aborted by its caller", async () => {
    const { model } = await open([{ kind: "stall", text: "{}" }]);
    const controller = new AbortController();
    const answer = model.ask(
      { system: "s", prompt: "p", schema: answerSchema },
      { signal: controller.signal, onProgress: () => controller.abort(new Error("stop")) },
    );
    await expect(answer).rejects.toThrow("stop");
  });

  it("in Ollama's cloud is not on this machine", () => {
    const isLocal = (model: string) =>
      createOllamaModel({ model, url: "http://127.0.0.1:11434", stall_ms: 1 }).is_local;
    expect([isLocal("gemma3:4b"), isLocal("gpt-oss:120b-cloud")]).toEqual([true, false]);
  });
});

describe("model servers on this machine", () => {
  it("are found by GET requests only, with their models", async () => {
    const models = [
      { name: "gemma3:4b", size: 3_300_000_000 },
      { name: "far:1t", remote_host: "https://ollama.com" },
    ];
    const ollama = await startOllama([], { models });
    const llama = await startLlama(8192);
    const stranger = createServer((_, response) => response.end("<html>"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    closings.push(() => new Promise((resolve) => stranger.close(resolve)));
    const { port } = stranger.address() as AddressInfo;
    const addresses = [ollama.url, llama.address, `http://127.0.0.1:${port}`, "http://127.0.0.1:9"];
    expect(await findServers(addresses)).toEqual([
      {
        kind: "ollama",
        url: ollama.url,
        version: "0.12.3",
        models: [{ name: "gemma3:4b", bytes: 3_300_000_000, context_tokens: null }],
      },
      {
        kind: "llama.cpp",
        url: llama.url,
        version: "b8681",
        models: [{ name: "scripted", bytes: null, context_tokens: 8192 }],
      },
    ]);
    expect(new Set(ollama.seen.map((line) => line.split(" ")[0]))).toEqual(new Set(["GET"]));
    expect(llama.requests).toEqual([]);
  });

  it("report a compatible model's context length", async () => {
    const { url } = await startLlama(8192);
    const model = (name: string) =>
      createServiceModel({ provider: "openai-compatible", model: name, url, stream: true });
    expect(await model("scripted").contextTokens()).toBe(8192);
    expect(await model("unknown").contextTokens()).toBe(16_384);
  });
});
