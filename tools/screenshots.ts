import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { createInstallation } from "../bench/parts/installation.ts";
import { ROOT } from "./check/sources.ts";
import { ensureChromium } from "./chromium.ts";
import { captureHelp } from "./screens/help.ts";
import { capturePages } from "./screens/pages.ts";
import { captureProduct } from "./screens/product.ts";
import { buildWeb } from "./web.ts";

/*
 * `npm run screenshots` takes pictures of the product with its example for the README
 * (docs/images), the landing page (web/public/images) and the help
 * (web/app/features/ajuda/pictures), and of every public page into test-results/pages for review.
 * `-- pages`, `-- product` (the landing page's) or `-- help` takes only these.
 */
const only = process.argv[2];
const folder = join(ROOT, "docs/images");
mkdirSync(folder, { recursive: true });
await buildWeb();
const installation = await createInstallation(
  // The help shows the views that a plan unlocks.
  only === "help" ? { PAYMENTS: "included" } : {},
);
installation.start("server");
await installation.ready();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

const captureReadme = async (): Promise<void> => {
  const page = await browser.newPage({
    baseURL: installation.url,
    locale: "pt-BR",
    viewport: { width: 1280, height: 1000 },
  });
  const data = { email: "helena@example.org", password: "seis gatos", name: "Helena Duarte" };
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
};

try {
  if (only === undefined) await captureReadme();
  if (only === undefined || only === "product") await captureProduct(browser, installation.url);
  // The server serves the files of its start, so new pictures appear in the next run.
  if (only === "help") await captureHelp(browser, installation.url);
  if (only === undefined || only === "pages") await capturePages(browser, installation.url);
} finally {
  await browser.close();
  await installation.remove();
}
