import type { FastifyInstance } from "fastify";
import { signUp, type TestClient } from "./app.ts";
import { PROFILE } from "./profile-fields.ts";

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
