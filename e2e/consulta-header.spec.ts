import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { makeConsulta, makePatient } from "./make.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

/** The names in section 2.9 of the specification, and their translations. */
const BUTTONS = {
  "pt-br": ["Exportar PDF", "Enviar por E-mail", "WhatsApp"],
  "en-us": ["Export PDF", "Send by email", "WhatsApp"],
  es: ["Exportar PDF", "Enviar por correo", "WhatsApp"],
} satisfies Record<Locale, string[]>;

const LINES = {
  "pt-br": /^02\/01\/1950 \(\d+ anos\) · CPF final 4725$/,
  "en-us": /^01\/02\/1950 \(\d+ years old\) · CPF ending in 4725$/,
  es: /^02\/01\/1950 \(\d+ años\) · CPF terminado en 4725$/,
} satisfies Record<Locale, RegExp>;

asDoctor(
  "the header and the four tabs show the consultation in each language",
  async ({ page }) => {
    const paciente_id = await makePatient(page, {
      ...{ nome: "Maria das Dores", data_nascimento: "1950-01-02", documento: "52998224725" },
    });
    const consulta = await makeConsulta(page, "Paciente: Tenho tosse há dois dias.", {
      paciente_id,
    });
    for (const locale of ["pt-br", "en-us", "es"] as const) {
      const words = VIEW_TEXTS[locale].consulta;
      await page.goto(`/${locale}/consultas/${consulta.id}`);
      await expect(page).toHaveTitle(new RegExp(shortCode(consulta.id)));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        `${shortCode(consulta.id)} ${consulta.modelo.titulo}`,
      );
      const main = page.getByRole("main");
      await expect(main.getByRole("time").first()).toHaveAttribute(
        "datetime",
        consulta.data_criacao,
      );
      await expect(main.getByRole("link", { name: "Maria das Dores" })).toBeVisible();
      // Two patients may have one name.
      await expect(main.getByText(LINES[locale])).toBeVisible();
      await expect(
        main.getByText(TEXTS[locale].consultas.status.Concluído, { exact: true }).first(),
      ).toBeVisible();
      await expect(main.getByText("Mulher, 54 anos").first()).toBeVisible();
      for (const name of BUTTONS[locale])
        await expect(main.getByRole("button", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveText([
        words.anamnesis,
        words.analysis,
        words.documents,
        words.transcript,
      ]);
    }
  },
);
