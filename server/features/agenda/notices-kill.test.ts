import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailServer } from "../../testing/mail-server.ts";
import { ServerProcess } from "../../testing/server-process.ts";

/* A real server process, killed after the mail was sent and before that was stored. */

let server: ServerProcess;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
let kills = 0;
let dying: Promise<void> = Promise.resolve();
beforeAll(async () => {
  smtp = await createMailServer({
    // The mail has arrived, and the server dies before the answer.
    onTaken: ({ to }) => {
      if (to.some((address) => address.startsWith("maria-")) && kills-- > 0) dying = server.kill();
    },
  });
  server = await ServerProcess.create();
});
afterAll(async () => {
  await server.remove();
  await smtp.close();
});

/** Sign-up without a mail server, which would require a confirmed address. */
const startWithMail = () => server.start({ SMTP_URL: smtp.url, JOBS_IN_PROCESS: "true" });

it.each([
  [1, "sent"],
  [2, "failed"],
])(
  "a server killed %d times while sending sends at most twice; the notice is %s",
  async (times, state) => {
    await server.start();
    await server.signUp();
    const [paciente_id, id] = [randomUUID(), randomUUID()];
    const email = `maria-${paciente_id}@example.org`;
    const empty = { telefone: "", whatsapp: "", sexo: "", data_nascimento: "", documento: "" };
    const patient = { id: paciente_id, nome: "Maria", email, endereco: "", ...empty };
    expect((await server.post("/api/pacientes", patient)).status).toBe(201);
    const made = await server.post("/api/agendamentos", {
      id,
      data: new Date(Date.now() + 48 * 3_600_000).toISOString(),
      duracao_min: 30,
      tipo: "Presencial",
      titulo: "",
      paciente_id,
      notify_email: true,
      notify_whatsapp: false,
    });
    expect(made.status).toBe(201);
    await server.kill();
    kills = times;
    const ids: string[] = [];
    for (let n = 0; n < times; n++) {
      await startWithMail();
      ids.push((await smtp.take(email)).message_id);
      await dying;
    }
    await startWithMail();
    const states = async (): Promise<unknown> => {
      const answer = await server.call("GET", `/api/agendamentos/${id}/notices`);
      return ((await answer.json()) as { items: { delivery: unknown }[] }).items.map(
        ({ delivery }) => delivery,
      );
    };
    await expect.poll(states, { timeout: 60_000 }).toMatchObject([{ state }]);
    for (const mail of smtp.received.splice(0).filter(({ to }) => to.includes(email)))
      ids.push(mail.message_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await server.kill();
  },
  240_000,
);
