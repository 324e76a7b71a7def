import type { Page } from "@playwright/test";
import { choosePatient, fillSetup } from "./new-consultation.ts";
import { makeAppointment, makePatient, makeConsulta, TALK } from "./make.ts";
import { panelOf, record, runUntil, save, withMicrophone } from "./recording.ts";
import { expect, ptBr } from "./test.ts";

const words = ptBr.gravacoes;
const { microphone } = ptBr.home;

/** Keeps the constraints and the stream of each microphone that the page opens. */
const watchMicrophone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const opened: { asked: unknown; stream: MediaStream }[] = [];
    Object.assign(globalThis, { opened });
    navigator.mediaDevices.getUserMedia = async (asked) => {
      const stream = await real(asked);
      opened.push({ asked, stream });
      return stream;
    };
  });
};

interface Opened {
  asked: { audio: { deviceId?: { ideal: string } } };
  stream: MediaStream;
}
/** Of each opened microphone: the device that was asked for, and its track's state. */
const readOpened = (page: Page): Promise<{ device: string | null; state: string }[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { opened: Opened[] }).opened.map(({ asked, stream }) => ({
      device: asked.audio.deviceId?.ideal ?? null,
      state: stream.getAudioTracks()[0]?.readyState ?? "none",
    })),
  );

withMicrophone(
  "the microphone opens with the patient's answer, can be changed, and records at the press",
  async ({ page }) => {
    await watchMicrophone(page);
    await page.goto("/pt-br/dashboard");
    await fillSetup(page, { consent: false });
    expect(await readOpened(page)).toEqual([]);
    await page.getByLabel(ptBr.home.consent).check();
    await expect(page.getByText(microphone.hearing)).toBeVisible();
    await expect(page.getByLabel(words.level)).toBeVisible();
    expect(await readOpened(page)).toEqual([{ device: null, state: "live" }]);
    const picker = page.getByLabel(words.microphone.label, { exact: true });
    await picker.selectOption({ index: 1 });
    const chosen = await picker.inputValue();
    await expect
      .poll(() => readOpened(page))
      .toEqual([
        { device: null, state: "ended" },
        { device: chosen, state: "live" },
      ]);
    // A withdrawn answer closes it.
    await page.getByLabel(ptBr.home.consentRefused).check();
    await expect(page.getByRole("button", { name: microphone.test })).toBeVisible();
    await expect.poll(async () => (await readOpened(page)).at(-1)?.state).toBe("ended");
    await page.getByLabel(ptBr.home.consent).check();
    await expect(page.getByText(microphone.hearing)).toBeVisible();
    await page.getByRole("button", { name: ptBr.home.start }).click();
    await runUntil(page, /00:0[1-9]/);
    // The recording has the same stream.
    const opened = await readOpened(page);
    expect(opened).toHaveLength(3);
    expect(opened.at(-1)).toEqual({ device: chosen, state: "live" });
  },
);

withMicrophone("a call pauses the recording visibly and ends the pause", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.wakeLock, {
      request: (kind: string) => {
        document.documentElement.dataset["lock"] = kind;
        return Promise.resolve({ release: () => Promise.resolve() });
      },
    });
  });
  await watchMicrophone(page);
  await page.setViewportSize({ width: 390, height: 780 });
  const panel = await record(page, /00:0[1-9]/);
  await expect(page.locator("html")).toHaveAttribute("data-lock", "screen");
  const dispatch = (event: "mute" | "unmute"): Promise<void> =>
    page.evaluate((type) => {
      const { opened } = globalThis as unknown as { opened: Opened[] };
      opened.at(-1)?.stream.getAudioTracks()[0]?.dispatchEvent(new Event(type));
    }, event);
  await dispatch("mute");
  await expect(panel.getByText(words.badge.paused, { exact: true })).toBeVisible();
  await expect(panel.getByText(words.warnings.interrupted)).toBeVisible();
  await dispatch("unmute");
  await expect(panel.getByText(words.badge.recording, { exact: true })).toBeVisible();
  await expect(panel.getByText(words.warnings.interrupted)).toBeHidden();
  // A pause of the doctor is not ended by a call.
  await panel.getByRole("button", { name: words.pause }).click();
  await dispatch("mute");
  await dispatch("unmute");
  await expect(panelOf(page).getByText(words.badge.paused, { exact: true })).toBeVisible();
});

/** Counts the presses on the page. */
const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { presses: 0 });
    const page = globalThis as unknown as { presses: number };
    addEventListener("pointerdown", () => (page.presses += 1), { capture: true });
  });
};

withMicrophone(
  "from the open home, two presses record the next patient with the last template",
  async ({ page }) => {
    const words = ptBr.home;
    const paciente_id = await makePatient(page, { nome: "Ana Müller" });
    await makePatient(page, { nome: "Bruno Dias" });
    await makeConsulta(page, TALK);
    const data = new Date(Date.now() - 5 * 60_000).toISOString();
    await makeAppointment(page, { data, titulo: "Retorno", paciente_id });
    await countPresses(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pt-br/dashboard");
    const card = page.getByRole("form", { name: words.prepared.next });
    await expect(card.getByText("Ana Müller")).toBeVisible();
    await expect(page.getByRole("region", { name: words.unsigned.title("1") })).toBeVisible();
    const start = page.getByRole("button", { name: words.start });
    await expect(start).toBeInViewport({ ratio: 1 });
    await card.getByLabel(words.consent).check();
    await start.click();
    const panel = await runUntil(page, /00:0[1-9]/);
    const presses = await page.evaluate(
      () => (globalThis as unknown as { presses: number }).presses,
    );
    expect(presses).toBe(2);
    await panel.getByRole("button", { name: ptBr.gravacoes.finish }).click();
    await save(page);
    const today = page.getByRole("region", { name: words.today.title });
    await expect(today.getByRole("link", { name: /^Consulta #/ })).toBeVisible();
    await expect(card).toBeHidden();
    // The template stays, and another patient is not taken from the last consultation.
    await expect(page.getByRole("button", { name: words.templatePlaceholder })).toBeHidden();
    await expect(page.getByRole("combobox", { name: words.patient })).toHaveValue("");
    await page.getByLabel(words.context).scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
  },
);

withMicrophone("another patient replaces the suggested one", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: "Ana Müller" });
  await makePatient(page, { nome: "Bruno Dias" });
  await makeConsulta(page, TALK);
  const data = new Date(Date.now() - 5 * 60_000).toISOString();
  await makeAppointment(page, { data, paciente_id });
  await page.goto("/pt-br/dashboard");
  const card = page.getByRole("form", { name: ptBr.home.prepared.next });
  await card.getByLabel(ptBr.home.consent).check();
  await choosePatient(page.getByRole("form", { name: ptBr.home.setup }), "Bruno Dias");
  await expect(card).toBeHidden();
  await expect(page.getByLabel(ptBr.home.consent)).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("combobox", { name: ptBr.home.patient })).toHaveValue("Bruno Dias");
  await page.getByRole("button", { name: /^Preparar a consulta de / }).click();
  await expect(card.getByText("Ana Müller")).toBeVisible();
  await expect(card.getByLabel(ptBr.home.consent)).not.toBeChecked();
});
