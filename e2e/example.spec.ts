import { shortCode } from "@relato/shared/domain/consulta.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { readStatements, watchAudio } from "./hear.ts";
import { readOpenConsulta } from "./new-consultation.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

/** Words of each example that its document must contain. */
const SPOKEN = {
  "pt-br": /losartana/i,
  "en-us": /penicillin|headache|fever/i,
  es: /penicilina|fiebre|dolor/i,
};

for (const locale of LOCALES) {
  asDoctor(
    `the spoken example in ${locale} becomes a document marked as an example`,
    async ({ page }) => {
      const text = TEXTS[locale];
      await watchAudio(page);
      await page.goto(`/${locale}/dashboard`);
      await page.getByRole("button", { name: text.home.example.action }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/consultas/`));
      await expect(
        page.getByRole("tab", { name: VIEW_TEXTS[locale].consulta.anamnesis }),
      ).toBeVisible({
        timeout: 90_000,
      });
      await expect(page.getByText(text.consultas.exampleNote)).toBeVisible();
      const consulta = await readOpenConsulta(page);
      const statements = await readStatements(page, consulta.id);
      expect(statements.map((statement) => statement.text).join(" ")).toMatch(SPOKEN[locale]);
      expect(consulta.is_example).toBe(true);

      const [proven] = statements.filter(({ evidence }) => evidence.length > 0);
      const button = page.getByRole("tabpanel").getByRole("button", { name: proven?.text ?? "?" });
      await button.first().click();
      await expect(button.first()).toHaveAttribute("aria-pressed", "true");
      await expect(
        page.getByRole("button", { name: VIEW_TEXTS[locale].consulta.player.pause }),
      ).toBeVisible();

      await page.getByRole("button", { name: text.shell.search }).first().click();
      const search = page.getByRole("dialog", { name: text.shell.search });
      await search.getByRole("combobox").fill(shortCode(consulta.id));
      await expect(search.getByRole("option").getByText(text.common.example)).toBeVisible();
      await page.keyboard.press("Escape");

      const usage = await page.request.get("/api/consultas/usage");
      expect(await usage.json()).toMatchObject({ used: 0 });
    },
  );
}
