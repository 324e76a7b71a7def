import { ask, answerOf, makeThread, openThread, questionField, wordsOf } from "./chatzello-page.ts";
import { expectAccessible } from "./accessible.ts";
import { makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor as test, expect } from "./test.ts";

const words = wordsOf("pt-br");

test("a doctor asks about a patient and opens the statement of a source", async ({ page }) => {
  const paciente_id = await makePatient(page, { nome: "Maria Aparecida Souza" });
  const consulta = await makeConsulta(page, TALK, { paciente_id });
  await page.goto(`/pt-BR/dashboard?view=patients&id=${paciente_id}`);
  await page.getByRole("button", { name: words.thread.ask }).click();
  await expect(page.getByText(words.scope.patient("Maria Aparecida Souza"))).toBeVisible();
  await expectAccessible(page, { state: "empty", screenshots: "chatzello" });
  await ask(page, "Ela tem alergia a penicilina?");
  const answer = answerOf(page);
  await expect(answer.getByText(words.answer.noModel)).toBeVisible();
  const source = answer.getByRole("button", { name: new RegExp(`^${words.answer.source(1)}:`) });
  await expect(source.first()).toBeVisible();
  await expect(answer.getByRole("button", { name: words.message.regenerate })).toBeVisible();
  await expectAccessible(page, { state: "passages", screenshots: "chatzello" });
  await source.first().click();
  await expect(page).toHaveURL(new RegExp(`/consultas/${consulta.id}`));
  await expect(page.getByRole("button", { pressed: true })).toContainText(/penicilina/i);
});

test("what is typed survives a reload and a failed request, which doubles nothing", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  const { id } = await makeThread(page);
  await openThread(page, id);
  await questionField(page).fill("Quem usa losartana?");
  await page.reload();
  await expect(questionField(page)).toHaveValue("Quem usa losartana?");
  await page.route("**/api/chatzello/threads/*/messages", (route) => route.abort());
  await questionField(page).press("Enter");
  await expect(page.getByText(words.message.failed)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Quem usa losartana?")).toBeVisible();
  await expect(page.getByText(words.message.failed)).toBeVisible();
  await page.unroute("**/api/chatzello/threads/*/messages");
  await page.getByRole("button", { name: words.message.retry }).click();
  await expect(answerOf(page).getByText(words.answer.nothing)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Quem usa losartana?" })).toHaveCount(
    2,
  );
});
