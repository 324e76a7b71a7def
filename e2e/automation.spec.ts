import { LOCALES } from "@relato/shared/domain/language.ts";
import { answerWith, startReceiver } from "../server/providers/automation/receiver.fixture.ts";
import { expectAccessible } from "./accessible.ts";
import { press } from "./consulta-page.ts";
import { openNewConsulta } from "./documento-page.ts";
import { MODEL_SENTENCE } from "./model-note.ts";
import { withVariables } from "./own-installation.ts";
import { expect, VIEW_TEXTS } from "./test.ts";

/* The call `process-consultation` of a clinic's own workflow, as the doctor sees it. */

const NOTE = {
  model: "workflow 7",
  sections: [
    { heading: "Queixa principal", statements: [{ text: `${MODEL_SENTENCE}.`, turns: [1] }] },
  ],
};
let fails = false;
const receiver = await startReceiver((response) =>
  fails ? response.writeHead(500).end() : answerWith(NOTE)(response),
);
const withAutomation = withVariables({
  ...{ AUTOMATION_URL: receiver.url, AUTOMATION_SECRET: "s3cret-of-the-clinic" },
  AUTOMATION_CALLS: "process-consultation",
});

withAutomation(
  "the engine's note stays when the workflow fails, and the doctor can ask again",
  async ({ page }) => {
    fails = true;
    await openNewConsulta(page);
    const said = page.getByRole("tabpanel").getByRole("button", { name: /penicilina/ });
    for (const locale of LOCALES) {
      const { automation } = VIEW_TEXTS[locale].modelNote;
      if (locale !== "pt-br")
        await page.goto(page.url().replace(/\/(?:pt-br|en-us|es)\//, `/${locale}/`));
      await expect(
        page.getByText(automation.failed(automation.reasons.MODEL_REFUSED!)),
      ).toBeVisible();
      await expect(said.first()).toBeVisible();
      await expectAccessible(page, { state: `failed-${locale}`, screenshots: "automation" });
    }
    fails = false;
    await press(page, VIEW_TEXTS.es.modelNote.retry);
    const sentence = page.getByRole("tabpanel").getByRole("button", { name: MODEL_SENTENCE });
    await expect(sentence).toBeVisible();
    await expect(page.getByText(/workflow 7/)).toBeVisible();
    expect(new Set(receiver.received.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer s3cret-of-the-clinic"]),
    );
    await expectAccessible(page, { state: "written", screenshots: "automation" });
  },
);
