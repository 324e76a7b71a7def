import type { FrameLocator } from "@playwright/test";
import { ptBrServer } from "@relato/shared/locales/pt-br/server.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expectAccessible } from "./accessible.ts";
import { atClinic } from "./clinic.ts";
import { makeLaunchKey, makeLaunchLink } from "./launch-link.ts";
import { makePatient, TALK } from "./make.ts";
import { expect, ptBr } from "./test.ts";

const NAME = "Maria da Silva";

const fillText = async (frame: FrameLocator): Promise<void> => {
  await frame.getByText(ptBr.home.ways.text, { exact: true }).click();
  await frame.getByRole("textbox", { name: ptBr.home.text }).fill(TALK);
  await frame.getByRole("button", { name: ptBr.home.templatePlaceholder }).click();
  await frame.getByRole("listbox").getByRole("option").first().click();
  await frame.getByLabel(ptBr.home.context).fill("Mulher, 54 anos");
  await frame.getByLabel(ptBr.home.consent).check();
};

atClinic(
  "a clinic's page opens a patient and writes a consultation",
  async ({ page, clinic, watch }) => {
    watch.allow(/a request to https:\/\/127\.0\.0\.1/);
    watch.allow(/a request to null/);
    const paciente_id = await makePatient(page, { nome: NAME });
    const other = await makePatient(page, { nome: "João Souza" });
    const secret = await makeLaunchKey(page, clinic);
    // From here, the browser has no session of the doctor.
    const link = await makeLaunchLink(page, secret, paciente_id);
    await page.context().clearCookies();
    clinic.frame(link);
    await page.goto(clinic.system);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();
    await expect(frame.getByRole("navigation")).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(["__Host-relato_launch"]);
    expect(cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: "None" });

    await frame.getByRole("link", { name: ptBr.shell.newConsultation }).click();
    await expect(frame.getByText(NAME)).toBeVisible();
    await fillText(frame);
    await frame.getByRole("button", { name: ptBr.home.save, exact: true }).click();
    await frame.getByRole("link", { name: /^Consulta / }).click();
    await expect(
      frame
        .getByRole("region", { name: ptBrViews.consulta.anamnesis })
        .getByText(/dor de cabeça/)
        .first(),
    ).toBeVisible({ timeout: 90_000 });

    // Another patient's address below the same session.
    const inside = page.frames().find((one) => one.url().startsWith(clinic.url))!;
    const launch = /launched\/[0-9a-f-]+/.exec(inside.url())![0];
    const read = (path: string): Promise<number> =>
      inside.evaluate(async (url) => (await fetch(url)).status, `/api/${launch}/${path}`);
    watch.allow(/404/);
    expect(await read(`pacientes/${paciente_id}`)).toBe(200);
    expect(await read(`pacientes/${other}`)).toBe(404);
    expect(await read("api-keys")).toBe(404);

    // The same link again.
    watch.allow(/410/);
    await page.goto("about:blank");
    await page.goto(clinic.system);
    await expect(frame.getByText(ptBrServer.publicSharing.launch.used.title)).toBeVisible();

    // Without a frame, the same pages.
    const options = { screenshots: "launched" };
    await page.goto(await makeLaunchLink(page, secret, paciente_id));
    await expect(page.getByRole("link", { name: /^Consulta / })).toBeVisible();
    await expectAccessible(page, { ...options, state: "patient" });
    await page.getByRole("link", { name: ptBr.shell.newConsultation }).click();
    await expect(page.getByText(NAME)).toBeVisible();
    await expectAccessible(page, { ...options, state: "consultation" });
    await page.goBack();
    await page.getByRole("link", { name: /^Consulta / }).click();
    await expect(page.getByText(/dor de cabeça/).first()).toBeVisible();
    await expectAccessible(page, { ...options, state: "document" });
  },
);

atClinic("a site that the key does not name shows nothing", async ({ page, clinic, watch }) => {
  watch.allow(/a request to https:\/\/127\.0\.0\.1/);
  watch.allow(/a request to null/);
  watch.allow(/frame-ancestors/);
  const paciente_id = await makePatient(page, { nome: NAME });
  const secret = await makeLaunchKey(page, clinic);
  clinic.frame(await makeLaunchLink(page, secret, paciente_id));
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(clinic.stranger);
  await refused;
  await expect(page.frameLocator("iframe").getByText(NAME)).toBeHidden();
});
