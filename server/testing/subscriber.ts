import { grantPlano } from "../features/planos/grants.ts";
import { signUp, type TestApp, type TestClient } from "./app.ts";

/** Signs up a doctor with a paid plan. */
export const signUpSubscriber = async ({
  app,
  deps,
}: Pick<TestApp, "app" | "deps">): Promise<TestClient> => {
  const doctor = await signUp(app);
  const grant = { user_id: doctor.id, plano: "yearly", until: null, granted_by: null } as const;
  await grantPlano(deps.db, grant);
  return doctor;
};
