import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { createInstallation } from "../bench/parts/installation.ts";
import { ROOT } from "./check/sources.ts";
import { ensureChromium } from "./chromium.ts";
import { buildWeb } from "./web.ts";

/** `npm run screenshots`: the README's pictures, taken of the running product with its own example. */
const folder = join(ROOT, "docs/images");
mkdirSync(folder, { recursive: true });
await buildWeb();
const installation = await createInstallation();
installation.start("server");
await installation.ready();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const page = await browser.newPage({
    baseURL: installation.url,
    locale: "pt-BR",
    viewport: { width: 1280, height: 1000 },
  });
  const data = { email: "helena@example.org", password: "segredo", name: "Helena Duarte" };
  await page.request.post("/api/auth/sign-up/email", { data });
  await page.goto("/pt-br/dashboard");
  await page.getByRole("button", { name: ptBr.home.example.action }).waitFor();
  await page.screenshot({ path: join(folder, "home.png") });
  await page.getByRole("button", { name: ptBr.home.example.action }).click();
  await page.getByRole("tab", { name: ptBrViews.consulta.anamnesis }).waitFor();
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: /penicilina/i })
    .first()
    .click();
  await page.locator("mark").first().waitFor();
  await page.getByRole("button", { name: ptBr.common.close }).first().click();
  await page.screenshot({ path: join(folder, "consulta.png") });
} finally {
  await browser.close();
  await installation.remove();
}
