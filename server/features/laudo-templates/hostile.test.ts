import { randomUUID } from "node:crypto";
import type { LaudoTemplate } from "@relato/shared/contract/laudo-templates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createTestApp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpSubscriber } from "../../testing/subscriber.ts";

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUpSubscriber(server);
});
afterAll(() => server.close());

const send = (payload: string) =>
  ana.call({
    method: "POST",
    url: `/api/laudo-templates/import?id=${randomUUID()}&language=pt-BR`,
    headers: { "content-type": "text/html" },
    payload,
  });

const HOSTILE = `<!DOCTYPE html><html><head><base href="https://evil.example/">
<link rel="stylesheet" href="https://evil.example/a.css">
<style>body{background:url(//evil.example)}</style>
<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><script>alert(1)</script>
<script type="text/xml"><template_attributes>
<a href="x">&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</a>
<script>alert(2)</template_attributes></script></head>
<body onload="alert(1)" background="https://evil.example/b.png">
<p style="background:url(https://evil.example)" onclick="alert(1)">
Texto <a href="javascript:alert(1)">link</a>
<img src="https://evil.example/i.png" onerror="alert(1)">
<svg onload="alert(1)"><script>alert(3)</script></svg>

<iframe srcdoc="<script>alert(4)</script>">dentro</iframe><object data="evil.swf"></object>
<math><mi xlink:href="javascript:alert(5)">x</mi></math><template><b>oculto</b></template>
<noscript><p title="</noscript><img src=x onerror=alert(6)>">fim</noscript></p>
<p><label>Campo <input id="a&quot; onfocus=alert(7) x=" name='n"><script>alert(8)</script>'
  value='"><script>alert(9)</script>' onfocus="alert(10)"
  autofocus formaction="javascript:alert(11)"
  data-code='"><svg onload=alert(12)>'
  placeholder="<b>p</b>" style="x"></label></p>
<select id="s" onchange="alert(13)"><option value="</select><script>alert(14)</script>">um</option>
<option>&lt;script&gt;alert(15)&lt;/script&gt;</option></select>
<textarea id="t"></textarea><script>alert(16)</script><p>visível</p></body></html>`;

/** The tags that an export may have. */
const WRITTEN = new RegExp(
  [
    "^<(?:!DOCTYPE html|/?(?:html|head|title|body|p|label|select|option|textarea|a)",
    '|/?template_attributes|meta|input|script type="text/xml"|/script)',
    '(?: [\\w:-]+(?:="[^"<>]*")?)*/?>$',
  ].join(""),
);
const ACTIVE = /\s(?:on\w+|style|src|formaction|autofocus|http-equiv)(?:=|\s|>)/;

describe("hostile HTML", () => {
  test("leaves only text and fields, and its export runs nothing", async () => {
    const answer = await send(HOSTILE);
    expect(answer.statusCode).toBe(201);
    const mask = answer.json<LaudoTemplate>();
    const stored = await asSystem(server.deps.db, "test", (tx) =>
      tx.query<{ row: string }>(
        "select (t.mrrt || t.content)::text as row from laudo_templates t where id = $1",
        [mask.id],
      ),
    );
    for (const words of ["alert(1)", "alert(10)", "alert(11)", "alert(13)", "evil.example"])
      expect(stored[0]!.row).not.toContain(words);
    const exported = (await ana.call({ url: `/api/laudo-templates/${mask.id}/mrrt` })).body;
    expect(mask.content_html).not.toMatch(/<(?!\/?(?:p|h\d|span|strong|em|u|br)\b)/);
    expect(mask.content_html).not.toMatch(/<[^>]*(?:\son\w+=|javascript:|style=)/i);
    const text = mask.content_html.replaceAll(/<[^>]*>/g, "");
    for (const words of ["Texto", "link", "visível", "Campo"]) expect(text).toContain(words);
    for (const words of ["dentro", "oculto", "alert(1)", "alert(3)"])
      expect(text).not.toContain(words);
    // Tags of the export: only those that we write, with quoted attributes.
    for (const [tag] of exported.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(WRITTEN);
      expect(tag.replaceAll(/"[^"]*"/g, "")).not.toMatch(ACTIVE);
    }
    expect(exported.match(/<script/g)?.length ?? 0).toBeLessThan(2);
  });

  test.each<[string, () => string]>([
    ["100,000 nested elements", () => `${"<div>".repeat(100_000)}x`],
    ["50,000 nested lists", () => `${"<ul><li>".repeat(50_000)}x`],
    ["40,000 nested tables", () => `${"<table><tr><td>".repeat(40_000)}x`],
    ["a table of 1 MB", () => `<table>${"<tr><td>a<td>b".repeat(70_000)}</table>`],
    ["90,000 fields", () => "<input>x".repeat(90_000)],
    ["90,000 options", () => `<select>${"<option>a".repeat(90_000)}`],
    ["500,000 open signs", () => "<".repeat(500_000)],
    ["one tag of 1 MB", () => `<p ${"a ".repeat(500_000)}>x`],
    ["open comments", () => "<!--".repeat(250_000)],
    ["open quotes", () => `<p a="${"<p a='".repeat(150_000)}`],
    ["end tags", () => "</p></div>".repeat(100_000)],
    ["character references", () => "&amp;lt;&#x41;&nosuch;".repeat(40_000)],
    ["an entity bomb", () => `<!DOCTYPE a [<!ENTITY b "${"&c;".repeat(1000)}">]><p>&b;&b;</p>`],
    ["open scripts", () => "<script><p>".repeat(80_000)],
    ["labels for each other", () => '<label for="a"><input id="a">'.repeat(30_000)],
    [
      "coded XML that does not end",
      () => `<script type="text/xml">${"<a>".repeat(100_000)}</script>x`,
    ],
  ])("of %s ends with an answer, and the next file is read", async (_, make) => {
    const answer = await send(make());
    const { error = "none" } = answer.json<{ error?: string }>();
    expect(["none", "IMPORT_INVALID", "IMPORT_TOO_LARGE", "LAUDO_TOO_LONG"]).toContain(error);
    expect((await send("<h1>A</h1><p>texto</p>")).statusCode).toBe(201);
  });
});
