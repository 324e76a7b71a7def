import type { Page } from "@playwright/test";
import { grantPlano } from "../server/features/planos/grants.ts";
import type { Clinic } from "./clinic.ts";
import { readDoctorId } from "./make.ts";
import { onDatabase } from "./subscription.ts";
import { expect } from "./test.ts";

/** The secret of a new key that may launch for the clinic's system. */
export const makeLaunchKey = async (page: Page, clinic: Clinic): Promise<string> => {
  const user_id = await readDoctorId(page);
  const plan = { user_id, plano: "yearly" as const, until: null, granted_by: null };
  await onDatabase((db) => grantPlano(db, plan), clinic.relato.data);
  const data = { name: "Prontuário", scopes: ["sessions:launch"], origins: [clinic.system] };
  const answer = await page.request.post("/api/api-keys", { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { secret: string }).secret;
};

/** A link that opens the patient once. */
export const makeLaunchLink = async (
  page: Page,
  secret: string,
  paciente_id: string,
): Promise<string> => {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await page.request.post("/api/v1/sessions/launch", {
    headers,
    data: { paciente_id },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { url: string }).url;
};
