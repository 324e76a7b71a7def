import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import { NEW_AGENDAMENTO, placeOf } from "@relato/shared/domain/agendamento.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { create, URL } from "./agenda.fixture.ts";
import { lockSendable } from "./notice-queries.ts";
import { writeNoticeMail } from "./write-notice.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe("the link of a video call", () => {
  const CALL = "https://video.example/sala?codigo=a,b;c";
  it.each(LOCALES)("is in the notice, its calendar entry and the feed in %s", async (locale) => {
    const doctor = await signUp(server.app);
    const { id: paciente_id } = await createPaciente(server.deps.db, {
      medico_id: doctor.id,
      email: "maria@example.org",
    });
    const data = new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000).toISOString();
    const call = { data, tipo: "Telemedicina", link: CALL, paciente_id, locale };
    const { id, link } = await create(doctor, call);
    expect(link).toBe(CALL);
    const { items } = (await doctor.call({ url: `${URL}/${id}/notices` })).json<{
      items: Notice[];
    }>();
    const notice = await withUser(server.deps.db, doctor.id, (tx) =>
      lockSendable(tx, doctor.id, items.find(({ channel }) => channel === "email")?.id ?? ""),
    );
    if (notice === null) throw new Error("no notice by e-mail");
    const mail = writeNoticeMail(notice, {
      ...{ to: "maria@example.org", from: "relato@example.org", reply_url: null },
    });
    expect(mail.text).toContain(`: ${CALL}\n`);
    expect(mail.html).toContain(CALL);
    const entryIn = (calendar: string) => {
      const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent("vevent");
      return ["conference", "url", "location"].map((name) => event?.getFirstPropertyValue(name));
    };
    expect(entryIn(mail.calendar?.content ?? "")).toEqual([CALL, CALL, CALL]);
    const url = "/api/agenda/feed";
    const feed = await doctor.call({ method: "POST", url, payload: { locale } });
    const { body } = await server.app.inject({ url: feed.json<{ url: string }>().url });
    expect(entryIn(body)[0]).toBe(CALL);
  });

  it("is not in the notice of an appointment in person", async () => {
    const one = { ...NEW_AGENDAMENTO, tipo: "Presencial", link: CALL } as const;
    expect(placeOf(one, { name: "Clínica Vida", address: "Rua das Flores, 10" })).toBe(
      "Clínica Vida, Rua das Flores, 10",
    );
    expect(placeOf(one, { name: null, address: " " })).toBe("");
  });
});
