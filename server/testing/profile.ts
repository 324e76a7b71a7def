import type { FastifyInstance } from "fastify";
import { signUp, type TestClient } from "./app.ts";

export const PROFILE = {
  ...{ first_name: "Ana", last_name: "Prado", specialty: "", crm: "CRM/SP 123456", rqe: "" },
  ...{ phone: "", clinic_hospital: "", address: "" },
};
export const PROFILE_NAME = "Ana Prado";

/** Gives the doctor the name and registration that a signature and a share need. */
export const fillProfile = async (client: TestClient): Promise<void> => {
  const answer = await client.call({ method: "PUT", url: "/api/perfil", payload: PROFILE });
  if (answer.statusCode !== 200) throw new Error(`the profile answered ${answer.statusCode}`);
};

/** A new doctor who can sign and share. */
export const signUpNamed = async (app: FastifyInstance): Promise<TestClient> => {
  const client = await signUp(app);
  await fillProfile(client);
  return client;
};
