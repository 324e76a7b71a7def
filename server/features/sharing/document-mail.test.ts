import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { describe, expect, test, vi } from "vitest";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import { createTestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createDocumento } from "../../testing/factories.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { startSharingJobs } from "./jobs.ts";
import { sharedDocument } from "./sharing.fixture.ts";

const own = sharedDocument();

describe("a PDF sent by e-mail", () => {
  const send = (client: TestClient, to: string, id = randomUUID()) =>
    client.call({
      method: "POST",
      url: `/api/documentos/${own.documento}/mail`,
      payload: { id, to },
    });
  const outbox = () => join(own.server.deps.config.data_dir, "outbox");

  test("is stored once in the outbox, with the PDF attached and no clinical text", async () => {
    const id = randomUUID();
    const first = await send(own.ana, "joana@example.org", id);
    expect([first.statusCode, first.json()]).toMatchObject([202, { state: "waiting" }]);
    expect((await send(own.ana, "joana@example.org", id)).statusCode).toBe(202);
    await startSharingJobs(own.server.deps);
    await vi.waitFor(
      async () => {
        const { mails } = await own.sharing();
        expect(mails).toMatchObject([{ id, to: "joana@example.org", state: "stored" }]);
      },
      { timeout: 30_000, interval: 100 },
    );
    const files = (await readdir(outbox())).filter((name) => name.endsWith(".json"));
    const entries = await Promise.all(
      files.map(
        async (name) =>
          JSON.parse(await readFile(join(outbox(), name), "utf8")) as Record<string, unknown>,
      ),
    );
    const sent = entries.filter(({ to }) => to === "joana@example.org");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: `Resultado da consulta ${shortCode(own.consulta)}`,
    });
    expect(sent[0]?.["attachments"]).toEqual([
      expect.stringMatching(/^anamnese-[0-9A-F]{6}\.pdf$/),
    ]);
    expect(String(sent[0]?.["text"])).not.toContain("Tosse");
    const queue = JSON.stringify(await findJobs(own.server.deps.db, "document-mail", {}));
    expect(queue).toContain(id);
    expect(queue).not.toContain("joana@example.org");
    expect(own.server.logged.join("\n")).not.toContain("joana@example.org");
  });

  test("counts as sent after a mail server accepted it", async () => {
    const smtp = await createMailServer();
    const other = await createTestApp();
    const mail = createSmtpMail(smtp.url, other.deps.config.mail_from);
    try {
      const eva = await signUpNamed(other.app);
      const documento = await createDocumento(other.deps.db, { medico_id: eva.id });
      const to = "bruno@example.org";
      const url = `/api/documentos/${documento.id}`;
      const payload = { id: randomUUID(), to };
      await eva.call({ method: "POST", url: `${url}/mail`, payload });
      await startSharingJobs({ ...other.deps, mail });
      expect((await smtp.take(to)).to).toEqual([to]);
      const states = async () =>
        (await eva.call({ url: `${url}/sharing` })).json<{ mails: { state: string }[] }>().mails;
      await expect.poll(states, { timeout: 20_000 }).toMatchObject([{ state: "sent" }]);
    } finally {
      await other.close();
      await mail.close();
      await smtp.close();
    }
  });

  test("requires an address and the doctor's own document", async () => {
    expect((await send(own.ana, "joana")).json()).toMatchObject({
      error: "EMAIL_INVALID",
      field: "to",
    });
    expect((await send(own.rui, "joana@example.org")).statusCode).toBe(404);
  });

  test("sharing shows address and number, and whether birth date and signature exist", async () => {
    expect(await own.sharing()).toMatchObject({
      patient_email: "joana@example.org",
      patient_whatsapp: "5511987654321",
      has_birth_date: true,
      signed: false,
    });
  });
});
