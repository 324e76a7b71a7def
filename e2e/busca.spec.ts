import { AxeBuilder } from "@axe-core/playwright";
import { devices } from "@playwright/test";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].search;

asDoctor(
  "Ctrl K finds a consultation by a word of its document, by keyboard alone",
  async ({ page }) => {
    await page.goto("/pt-br/dashboard");
    await page.getByRole("button", { name: ptBr.home.example.action }).click();
    await expect(page).toHaveURL(/\/consultas\//);
    await expect(page.getByText(ptBr.consultas.status.Concluído, { exact: true })).toBeVisible({
      timeout: 90_000,
    });
    const place = page.url();
    await page.goto("/pt-br/dashboard?view=consultations");
    await expect(page.getByRole("article")).toHaveCount(1);

    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: ptBr.shell.search });
    const field = dialog.getByRole("combobox", { name: words.label });
    await expect(field).toBeFocused();
    await page.keyboard.type("Anamnése");
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await expect(dialog.getByText(words.found(1))).toBeVisible();
    expect(page.url()).not.toContain("nam");
    for (const colorScheme of ["light", "dark"] as const)
      for (const viewport of [devices["Pixel 7"].viewport, { width: 1280, height: 800 }]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(place);
    await expect(dialog).toBeHidden();
  },
);

asDoctor(
  "the box opens the search, says that nothing is found, and what failed",
  async ({ page, watch }) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await page.goto("/pt-br/dashboard");
    const box = page.getByRole("button", { name: ptBr.shell.search });
    await box.click();
    const field = page.getByRole("combobox", { name: words.label });
    await field.fill("nada disso");
    await expect(page.getByText(words.none)).toBeVisible();
    await page.route("**/api/busca", (route) => route.abort());
    await field.fill("losartana");
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(field).toHaveValue("losartana");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(box).toBeFocused();
  },
);

asDoctor(
  "two letters find a patient, whose phone reads as one; two that mean nothing find nothing",
  async ({ page }) => {
    const empty = ["email", "whatsapp", "sexo", "data_nascimento", "documento", "endereco"];
    const made = await page.request.post("/api/pacientes", {
      data: {
        id: crypto.randomUUID(),
        nome: "Iá Souza",
        telefone: "11987654321",
        ...Object.fromEntries(empty.map((field) => [field, ""])),
      },
    });
    expect(made.status()).toBe(201);
    await page.goto("/pt-br/dashboard");
    await page.getByRole("button", { name: ptBr.shell.search }).click();
    const field = page.getByRole("combobox", { name: words.label });
    await field.fill("ia");
    await expect(page.getByRole("option", { name: "Iá Souza (11) 98765-4321" })).toBeVisible();
    await field.fill("xq");
    await expect(page.getByText(words.none)).toBeVisible();
  },
);
