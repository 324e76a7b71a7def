import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { HAS_POPPLER, pdfText } from "../server/testing/poppler.ts";
import { expectAccessible } from "./accessible.ts";
import { openConsulta } from "./consulta-page.ts";
import { fillProfile, makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const { documentos, perfil, sharing } = VIEW_TEXTS["pt-br"];
const askedIn = (page: Page) => page.getByRole("dialog", { name: perfil.identity.title });
const exportPdf = async (page: Page): Promise<string> => {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: sharing.exportPdf }).click();
  return pdfText(await readFile(await (await waiting).path()));
};

asDoctor(
  "name, CRM, state and RQE are asked for before the first signature, which then goes on",
  async ({ page, doctor }) => {
    const local = doctor.email.split("@")[0] ?? "";
    const consulta = await makeConsulta(page, TALK);
    await page.goto("/pt-br/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ptBr.home.welcome(""));
    await page.goto("/pt-br/dashboard?view=profile");
    await page.getByLabel(perfil.specialty).fill("Cardiologia");
    await page.getByRole("button", { name: perfil.save }).click();
    await expect(page.getByText(perfil.saved)).toBeVisible();

    await openConsulta(page, consulta);
    await page.getByRole("button", { name: documentos.sign, exact: true }).click();
    const asked = askedIn(page);
    const save = asked.getByRole("button", { name: perfil.identity.save });
    await save.click();
    await expect(asked.getByText(ptBr.errors.FIELD_REQUIRED)).toHaveCount(5);
    await expectAccessible(page, { state: "asked", screenshots: "identity" });
    await asked.getByLabel(perfil.first_name, { exact: true }).fill("Ana");
    await asked.getByLabel(perfil.last_name).fill("Prado");
    await asked.getByLabel(perfil.identity.number).fill("123456");
    await asked.getByLabel(perfil.identity.uf).selectOption("SP");
    await asked.getByLabel(perfil.rqe).fill("77");
    await save.click();
    // The press goes on: the dialog of the signature opens.
    const signing = page.getByRole("dialog", { name: documentos.signing.title });
    await signing.getByRole("button", { name: documentos.signing.confirm }).click();
    await expect(page.getByText(/^Revisado e aprovado por Ana Prado/)).toBeVisible();
    if (!HAS_POPPLER) return;
    const text = await exportPdf(page);
    for (const part of ["Ana Prado", "CRM/SP 123456", "Cardiologia", "RQE 77"])
      expect(text).toContain(part);
    expect(text).not.toContain(local);
  },
);

asDoctor(
  "the first share and the first PDF signature ask too, and can be left",
  async ({ page }) => {
    await openConsulta(page, await makeConsulta(page, TALK));
    for (const name of [sharing.share, sharing.signPdf]) {
      await page.getByRole("button", { name, exact: true }).click();
      await askedIn(page).getByRole("button", { name: ptBr.common.cancel }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  },
);

asDoctor(
  "a finished consultation with nothing to correct becomes a signed PDF in three presses",
  async ({ page }) => {
    await fillProfile(page);
    const paciente_id = await makePatient(page, {
      ...{ nome: "Joana Marcada", sexo: "Feminino", documento: "529.982.247-25" },
      data_nascimento: "1980-02-29",
    });
    await openConsulta(page, await makeConsulta(page, TALK, { paciente_id }));
    await page.evaluate(() => {
      document.addEventListener(
        "click",
        ({ isTrusted }) => {
          const { dataset } = document.documentElement;
          if (isTrusted) dataset["presses"] = String(Number(dataset["presses"] ?? 0) + 1);
        },
        true,
      );
    });
    await page.getByRole("button", { name: documentos.sign, exact: true }).click();
    await page.getByRole("button", { name: documentos.signing.confirm }).click();
    await expect(page.getByText(/^Revisado e aprovado por Ana Prado/)).toBeVisible();
    const text = HAS_POPPLER ? await exportPdf(page) : "";
    expect(await page.evaluate(() => document.documentElement.dataset["presses"])).toBe("3");
    if (!HAS_POPPLER) return;
    expect(text).toContain("Revisado e aprovado por Ana Prado");
    expect(text).not.toContain("Rascunho");
    for (const part of ["Joana Marcada", "529.982.247-25", "29 de fevereiro de 1980", "Feminino"])
      expect(text).toContain(part);
  },
);
