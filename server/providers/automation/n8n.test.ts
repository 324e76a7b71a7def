import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Script } from "node:vm";
import { expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "../../platform/config/config.ts";
import { ROOT } from "../../platform/config/environment.ts";

/** A workflow as n8n exports it. */
const workflowSchema = z.object({
  name: z.string().min(1),
  nodes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().min(1),
      type: z.string().startsWith("n8n-nodes-base."),
      typeVersion: z.number(),
      position: z.tuple([z.number(), z.number()]),
      parameters: z.looseObject({}),
    }),
  ),
  connections: z.record(
    z.string(),
    z.object({
      main: z.array(
        z.array(z.object({ node: z.string(), type: z.literal("main"), index: z.int() })),
      ),
    }),
  ),
  settings: z.object({}),
});

it("the example workflow of n8n answers the calls of the product", async () => {
  const file = await readFile(join(ROOT, "examples/automation/n8n-workflow.json"), "utf8");
  const { nodes, connections } = workflowSchema.parse(JSON.parse(file));
  const byName = new Map(nodes.map((node) => [node.name, node]));
  expect(byName.size).toBe(nodes.length);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  const webhooks = nodes.filter(({ type }) => type === "n8n-nodes-base.webhook");
  const calls = readConfig({}).automation_calls.filter((call) => call !== "report_mask");
  expect(webhooks).toHaveLength(calls.length + 1);
  expect(new Set(webhooks.map(({ parameters }) => parameters["path"]))).toEqual(
    new Set<unknown>(["health", ...calls]),
  );
  for (const { name, parameters } of webhooks) {
    expect(parameters).toMatchObject({
      httpMethod: parameters["path"] === "health" ? "GET" : "POST",
      responseMode: "responseNode",
    });
    const [target] = connections[name]!.main.flat();
    const answer = byName.get(target!.node)!;
    expect(answer.type).toBe("n8n-nodes-base.respondToWebhook");
    // n8n evaluates the expression as JavaScript.
    const [, code = ""] = /^=\{\{(.*)\}\}$/s.exec(String(answer.parameters["responseBody"])) ?? [];
    expect(() => new Script(`(${code})`)).not.toThrow();
  }
  for (const [from, { main }] of Object.entries(connections))
    for (const name of [from, ...main.flat().map(({ node }) => node)])
      expect(byName.has(name)).toBe(true);
});
