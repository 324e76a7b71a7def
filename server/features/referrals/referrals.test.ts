import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/app.ts";
import { createReferralsTest, type ReferralsTest } from "./referrals.fixture.ts";

let server: ReferralsTest;
beforeAll(async () => {
  server = await createReferralsTest();
});
afterAll(() => server.close());

/** A doctor with a paid plan and their code. */
const createReferrer = async (): Promise<{ doctor: TestClient; code: string }> => {
  const doctor = await server.signUp();
  await server.grant(doctor);
  return { doctor, code: (await server.list(doctor)).code };
};
const setEmail = (doctor: TestClient, email: string) =>
  server.database.db.pool.query(`update auth."user" set email = $2 where id = $1`, [
    doctor.id,
    email,
  ]);
const saveCrm = (doctor: TestClient, crm: string) =>
  doctor.call({
    method: "PUT",
    url: "/api/perfil",
    payload: {
      ...{ first_name: "Ana", last_name: "", specialty: "", phone: "", clinic_hospital: "" },
      crm,
    },
  });

describe("the list", () => {
  test("is refused without a paid plan, and keeps its code", async () => {
    const doctor = await server.signUp();
    const refused = await doctor.call({ url: "/api/referrals" });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: "SUBSCRIBERS_ONLY" },
    ]);
    await server.grant(doctor);
    const first = await server.list(doctor);
    expect(first).toMatchObject({
      items: [],
      active: 0,
      discount_percent: 0,
      progress_percent: 0,
    });
    expect(first.code).toMatch(/^[\w-]{12}$/);
    expect((await server.list(doctor)).code).toBe(first.code);
  });

  test("shows the referrer a masked address, and another doctor nothing", async () => {
    const { doctor, code } = await createReferrer();
    const other = await createReferrer();
    const referred = await server.signUp();
    expect(await server.refer(referred, code)).toBe(true);
    expect((await server.list(doctor)).items).toMatchObject([
      { status: "pending", hold_until: null, activated_at: null, email: "do***@example.org" },
    ]);
    expect((await server.list(other.doctor)).items).toEqual([]);
  });
});

describe("a referral", () => {
  test("by the id of the specification's link is stored", async () => {
    const { doctor } = await createReferrer();
    expect(await server.refer(await server.signUp(), doctor.id)).toBe(true);
  });

  test("keeps its first referrer", async () => {
    const [one, two] = [await createReferrer(), await createReferrer()];
    const referred = await server.signUp();
    expect(await server.refer(referred, one.code)).toBe(true);
    expect(await server.refer(referred, two.code)).toBe(false);
    expect((await server.list(one.doctor)).items).toHaveLength(1);
    expect((await server.list(two.doctor)).items).toEqual([]);
  });

  test("of oneself or by an unknown code is refused", async () => {
    const { doctor, code } = await createReferrer();
    expect(await server.refer(doctor, code)).toBe(false);
    expect(await server.refer(doctor, doctor.id)).toBe(false);
    expect(await server.refer(await server.signUp(), "unknown")).toBe(false);
    const url = "/api/referrals";
    const empty = await doctor.call({ method: "POST", url, payload: { ref: "" } });
    expect(empty.statusCode).toBe(400);
  });

  test.each([
    ["ana@gmail.com", "a.n.a+two@googlemail.com"],
    ["rui@clinica.com.br", "Rui+convite@clinica.com.br"],
  ])("of the same mailbox is refused: %s, %s", async (one, two) => {
    const { doctor, code } = await createReferrer();
    const again = await server.signUp();
    await setEmail(doctor, one);
    await setEmail(again, two);
    expect(await server.refer(again, code)).toBe(false);
    await setEmail(again, `other.${two}`);
    expect(await server.refer(again, code)).toBe(true);
  });

  test("of the same CRM is refused", async () => {
    const { doctor, code } = await createReferrer();
    const again = await server.signUp();
    await saveCrm(doctor, "12345-SP");
    await saveCrm(again, "12345 / sp");
    expect(await server.refer(again, code)).toBe(false);
    await saveCrm(again, "12345-RJ");
    expect(await server.refer(again, code)).toBe(true);
  });

  test("that closes a loop is refused, also through others", async () => {
    const [one, two, three] = [
      await createReferrer(),
      await createReferrer(),
      await createReferrer(),
    ];
    expect(await server.refer(two.doctor, one.code)).toBe(true);
    expect(await server.refer(one.doctor, two.code)).toBe(false);
    expect(await server.refer(three.doctor, two.code)).toBe(true);
    expect(await server.refer(one.doctor, three.code)).toBe(false);
  });

  test("of two doctors who name each other at once is stored once", async () => {
    const [one, two] = [await createReferrer(), await createReferrer()];
    const stored = await Promise.all([
      server.refer(one.doctor, two.code),
      server.refer(two.doctor, one.code),
    ]);
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  test("of an account of 31 days, or of one that paid, is refused", async () => {
    const { code } = await createReferrer();
    const old = await server.signUp();
    await server.database.db.pool.query(
      `update auth."user" set created_at = now() - interval '31 days' where id = $1`,
      [old.id],
    );
    expect(await server.refer(old, code)).toBe(false);
    const paying = await server.signUp();
    await server.subscribe(paying);
    await server.sync();
    expect(await server.refer(paying, code)).toBe(false);
  });
});
