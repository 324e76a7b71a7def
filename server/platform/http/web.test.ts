import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";

let root: string;
let server: TestApp;
let doctor: TestClient;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "relato-web-"));
  const files: Record<string, string> = {
    "favicon.svg": "<svg/>",
    "assets/app-1a2b.js": "let plain",
    "assets/app-1a2b.js.br": "compressed",
    "robots.txt": "Sitemap: {{BASE_URL}}/sitemap.xml",
    "es/politica-de-privacidade/index.html":
      "<html><script>let a</script><style>b{}</style>{{BASE_URL}} {{PRIVACY_CONTACT}} {{OTHER}}",
  };
  for (const locale of ["pt-br", "en-us", "es"]) {
    for (const page of ["index.html", "login/index.html", "signup/index.html", "app.html"]) {
      files[`${locale}/${page}`] = `<html>${locale} ${page}`;
    }
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  server = await createTestApp({ web_root: root });
  doctor = await signUp(server.app);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test("public pages are served and revalidated by the browser each time", async () => {
  const answer = await get("/es/");
  expect([answer.statusCode, answer.body]).toEqual([200, "<html>es index.html"]);
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    etag: expect.any(String),
    "content-security-policy": expect.stringContaining("script-src 'self';"),
  });
  expect((await get("/es/login")).body).toBe("<html>es login/index.html");
});

test("a page has this installation's address and contact and allows its inline code", async () => {
  const answer = await get("/es/politica-de-privacidade");
  expect(answer.body).toContain(`</style>${server.deps.config.base_url} <p>Quien opera`);
  expect(answer.body).toContain("{{OTHER}}");
  const policy = String(answer.headers["content-security-policy"]);
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  expect(policy).toContain(`script-src 'self' ${hash("let a")};`);
  expect(policy).toContain(`style-src 'self' ${hash("b{}")};`);
  expect(policy).not.toContain("unsafe-inline");
  const robots = await get("/robots.txt");
  expect([robots.body, robots.headers["content-type"]]).toEqual([
    `Sitemap: ${server.deps.config.base_url}/sitemap.xml`,
    "text/plain; charset=utf-8",
  ]);
});

test("only the application may set style attributes, no page allows unsafe scripts", async () => {
  const policy = String(
    (await doctor.call({ url: "/es/dashboard" })).headers["content-security-policy"],
  );
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'");
  expect(policy).toContain("script-src 'self';");
  expect((await get("/api/unknown")).headers["content-security-policy"]).not.toContain("unsafe");
});

test("a page is compressed as the browser accepts, and answered 304 when unchanged", async () => {
  const br = await get("/es/", { "accept-encoding": "gzip, deflate, br" });
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe("<html>es index.html");
  const gzip = await get("/es/", { "accept-encoding": "br;q=0, gzip" });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe("<html>es index.html");
  const again = await get("/es/", {
    "accept-encoding": "br",
    "if-none-match": `"other", W/${String(br.headers.etag)}`,
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const plain = await get("/es/", { "if-none-match": String(br.headers.etag) });
  expect(plain.statusCode).toBe(200);
});

test("`/` redirects to the last page's language, or the browser's, with the query", async () => {
  expect((await get("/?ref=1", { "accept-language": "es" })).headers.location).toBe("/es/?ref=1");
  const cookie = String((await get("/en-us/")).headers["set-cookie"]);
  expect(cookie).toContain("relato_locale=en-us;");
  const again = await get("/", { "accept-language": "es", cookie: cookie.split(";")[0] ?? "" });
  expect([again.statusCode, again.headers.location]).toEqual([302, "/en-us/"]);
});

test("on https, the language's cookie is bound to this host", async () => {
  const secure = await createTestApp({
    web_root: root,
    env: { BASE_URL: "https://relato.example" },
  });
  try {
    const headers = { host: "relato.example" };
    const shown = await secure.app.inject({ url: "/en-us/", headers });
    const cookie = String(shown.headers["set-cookie"]);
    expect(cookie).toMatch(
      /^__Host-relato_locale=en-us; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = await secure.app.inject({
      url: "/",
      headers: { ...headers, cookie: cookie.split(";")[0] ?? "" },
    });
    expect(again.headers.location).toBe("/en-us/");
  } finally {
    await secure.close();
  }
});

test("a redirect to the right address keeps the query", async () => {
  const answer = await get("/signup?ref=abc&email=a%40b.c");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    "/pt-br/signup?ref=abc&email=a%40b.c",
  ]);
});

test("a visitor is redirected from the application to login and back afterwards", async () => {
  expect((await get("/es/dashboard")).headers.location).toBe("/es/login");
  const answer = await get("/es/consultas/7?a=1");
  expect(answer.headers.location).toBe("/es/login?return_to=%2Fes%2Fconsultas%2F7%3Fa%3D1");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a signed-in doctor gets the shell, uncached", async () => {
  for (const url of ["/es/dashboard", "/es/consultas/7", "/es/dashboard?success=1"]) {
    const answer = await doctor.call({ url });
    expect([answer.statusCode, answer.body]).toEqual([200, "<html>es app.html"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("a signed-in doctor is redirected from login and sign-up to the dashboard", async () => {
  for (const page of ["login", "signup"]) {
    expect((await doctor.call({ url: `/es/${page}` })).headers.location).toBe("/es/dashboard");
  }
});

test("/admin redirects a doctor to the dashboard and opens for an administrator", async () => {
  expect((await doctor.call({ url: "/es/admin" })).headers.location).toBe("/es/dashboard");
  const admin = await signUp(server.app);
  await server.deps.db.pool.query(`update auth."user" set role = 'admin' where id = $1`, [
    admin.id,
  ]);
  for (const url of ["/es/admin", "/es/admin/usuarios"]) {
    expect((await doctor.call({ url })).headers.location).toBe("/es/dashboard");
    expect((await admin.call({ url })).body).toBe("<html>es app.html");
  }
});

test("a disabled account is redirected to login, without a loop", async () => {
  const disabled = await signUp(server.app);
  await server.deps.db.pool.query(`update auth."user" set banned = true where id = $1`, [
    disabled.id,
  ]);
  expect((await disabled.call({ url: "/es/dashboard" })).headers.location).toBe("/es/login");
  expect((await disabled.call({ url: "/es/login" })).statusCode).toBe(200);
});

test("built files are cached forever and compressed", async () => {
  const plain = await get("/assets/app-1a2b.js");
  expect([plain.statusCode, plain.body]).toEqual([200, "let plain"]);
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const small = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(small.body).toBe("compressed");
  expect(small.headers).toMatchObject({
    "content-encoding": "br",
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(small.headers["content-type"]).toContain("javascript");
  expect((await get("/favicon.svg")).headers["content-type"]).toContain("image/svg+xml");
});

test("a missing built file is an error, not a page", async () => {
  expect((await get("/assets/old.js")).statusCode).toBe(404);
});

test("nothing outside the built files can be read", async () => {
  for (const url of [
    "/../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2fserver/app.ts",
    "/pt-br/app.html",
  ]) {
    const answer = await get(url);
    expect([url, answer.statusCode === 302 || answer.statusCode === 404]).toEqual([url, true]);
  }
});

test("an unknown API path is an error, not a page", async () => {
  const answer = await get("/api/unknown");
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: "NOT_FOUND" }]);
});

test("before the web is built, pages answer 503 and the API works", async () => {
  const bare = await createTestApp({ web_root: join(root, "missing") });
  try {
    const page = await bare.app.inject({ url: "/pt-br/" });
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining("npm start")]);
    expect((await bare.app.inject({ url: "/health" })).statusCode).toBe(200);
  } finally {
    await bare.close();
  }
});
