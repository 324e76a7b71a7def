import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { asDoctor, expect, ptBr, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].perfil;
/** 1 pixel. */
const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
/** 40 × 10 pixels. */
const WIDE_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAKCAMAAADxROxiAAAAA1BMVEUPXE2yRVWSAAAACXBIWXMAAAPo" +
    "AAAD6AG1e1JrAAAADklEQVQYlWNgGAWDEwAAAZoAARbK02kAAAAASUVORK5CYII=",
  "base64",
);

const fields = (page: Page) => ({
  first: page.getByLabel(words.first_name, { exact: true }),
  last: page.getByLabel(words.last_name),
  phone: page.getByLabel(words.phone),
  save: page.getByRole("button", { name: words.save }),
});

asDoctor(
  "the user menu leads to the profile, which stores its fields",
  async ({ page, doctor }) => {
    await page.goto("/pt-br/dashboard");
    await page.getByRole("button", { name: /^Conta de/ }).click();
    await page.getByRole("menuitem", { name: ptBr.shell.views.profile }).click();
    await expect(page).toHaveURL("/pt-br/dashboard?view=profile");
    const { first, last, phone, save } = fields(page);
    await first.fill("Ana");
    await last.fill("Prado");
    await page.getByLabel(words.specialty).fill("Cardiologia");
    await page.getByLabel(words.crm).fill("CRM/SP 123456");
    await page.getByLabel(words.rqe).fill("RQE 1234");
    await page.getByLabel(words.clinic_hospital).fill("Clínica Boa Vista");
    await phone.pressSequentially("11987");
    await expect(phone).toHaveValue("(11) 987");
    await phone.pressSequentially("654321");
    await expect(phone).toHaveValue("(11) 98765-4321");
    const email = page.getByLabel(words.email);
    await expect(email).toHaveValue(doctor.email);
    await expect(email).not.toBeEditable();
    await page.getByRole("radio", { name: words.pdf_style.centered }).check({ force: true });
    await save.click();
    await expect(page.getByText("Perfil salvo com sucesso!")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("radio", { name: words.pdf_style.centered })).toBeChecked();
    await expect(first).toHaveValue("Ana");
    await expect(phone).toHaveValue("(11) 98765-4321");
    await expect(
      page.getByRole("button", { name: ptBr.shell.userMenu("Ana Prado") }),
    ).toBeVisible();
  },
);

asDoctor("backspace deletes a phone number with its brackets", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=profile");
  const { phone } = fields(page);
  await phone.pressSequentially("119");
  for (const shown of ["(11)", "(1", ""]) {
    await page.keyboard.press("Backspace");
    await expect(phone).toHaveValue(shown);
  }
});

asDoctor("a network failure keeps the typed fields", async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/pt-br/dashboard?view=profile");
  const { first, save } = fields(page);
  await first.fill("Ana");
  await page.route("**/api/perfil", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(page.getByRole("alert").getByText(ptBr.failures.title.network)).toBeVisible();
  await expect(page.getByRole("alert").getByText(ptBr.failures.network)).toBeVisible();
  await expect(first).toHaveValue("Ana");
  await page.unroute("**/api/perfil");
  await save.click();
  await expect(page.getByText(words.saved)).toBeVisible();
});

asDoctor("a text that is too long is reported at its field and stays", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=profile");
  const { first, last, save } = fields(page);
  await first.fill("Ana");
  await last.fill("á".repeat(10_000));
  await save.click();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription(ptBr.errors.FIELD_TOO_LONG);
  await expect(last).toHaveValue("á".repeat(10_000));
  await last.fill("\u0000\u202EPrado\uD800");
  await save.click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(last).toHaveValue("Prado\uFFFD");
});

asDoctor("a photo is chosen and removed; other files are refused", async ({ page, watch }) => {
  watch.allow(/status of 422/);
  await page.goto("/pt-br/dashboard?view=profile");
  const choose = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: words.photo.choose }).click();
    await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
  };
  await choose("large.png", Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(page.getByRole("alert").getByText(words.photo.tooLarge)).toBeVisible();
  await choose("words.png", Buffer.from("no picture"));
  await expect(page.getByRole("alert").getByText(ptBr.errors.PHOTO_UNREADABLE)).toBeVisible();
  await choose("me.gif", GIF);
  const photo = page.getByRole("img", { name: words.photo.alt });
  await expect(photo).toBeVisible();
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shown).toBe(512);
  await page.reload();
  await expect.poll(shown).toBe(512);
  // The account menu shows the photo, too; beside the name it needs no label.
  const inMenu = page.getByRole("banner").getByRole("presentation");
  await expect(inMenu).toBeVisible();
  await page.getByRole("button", { name: words.photo.remove }).click();
  await expect(photo).toBeHidden();
  await expect(inMenu).toHaveCount(0);
});

asDoctor(
  "a logo for documents is chosen beside the photo, and removed",
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.goto("/pt-br/dashboard?view=profile");
    const choose = async (name: string, buffer: Buffer): Promise<void> => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Escolher logo" }).click();
      await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
    };
    await choose("words.png", Buffer.from("no picture"));
    await expect(page.getByRole("alert").getByText(ptBr.errors.PHOTO_UNREADABLE)).toBeVisible();
    await choose("logo.png", WIDE_PNG);
    const logo = page.getByRole("img", { name: words.logo.alt });
    await expect(logo).toBeVisible();
    await expect
      .poll(() =>
        logo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
      )
      .toBe(4);
    // The photo does not change.
    await expect(page.getByRole("img", { name: words.photo.alt })).toHaveCount(0);
    await page.getByRole("button", { name: words.logo.remove }).click();
    await expect(logo).toBeHidden();
  },
);

asDoctor("the profile is accessible", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=profile");
  await expect(fields(page).first).toBeVisible();
  await expectAccessible(page, { state: "profile", screenshots: "perfil" });
});
