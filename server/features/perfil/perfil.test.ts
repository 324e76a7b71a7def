import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";

const FIELDS = {
  first_name: " Ana ",
  last_name: "Prado",
  specialty: "Cardiologia",
  crm: "CRM/SP 123456",
  rqe: "RQE 1234",
  phone: "11987654321",
  clinic_hospital: "Clínica Boa Vista",
  address: "Rua das Flores, 10",
  pdf_style: "centered",
};

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const save = (payload: object) => ana.call({ method: "PUT", url: "/api/perfil", payload });
const read = async () => (await ana.call({ url: "/api/perfil" })).json();
const session = async () => (await ana.call({ url: "/api/session" })).json();

describe("the profile", () => {
  test("is empty at first, except for the account's e-mail", async () => {
    expect(await read()).toMatchObject({
      ...{ first_name: "", phone: "", pdf_style: "classic" },
      email: ana.email,
    });
    expect((await read()).avatar_url).toBeNull();
  });

  test("is stored trimmed and renames the account", async () => {
    const saved = await save(FIELDS);
    expect(saved.statusCode).toBe(200);
    expect(await read()).toEqual({
      ...FIELDS,
      first_name: "Ana",
      email: ana.email,
      avatar_url: null,
      logo_url: null,
    });
    expect((await session()).user.name).toBe("Ana Prado");
  });

  test.each([
    ["phone", "11 98765-4321", 400, "VALIDATION"],
    ["phone", "1".repeat(14), 400, "VALIDATION"],
    ["first_name", "a".repeat(121), 422, "FIELD_TOO_LONG"],
    ["crm", null, 400, "VALIDATION"],
    ["pdf_style", "comic", 400, "VALIDATION"],
  ])("refuses %s %j and keeps the stored profile", async (field, value, status, error) => {
    const refused = await save({ ...FIELDS, [field]: value });
    expect([refused.statusCode, refused.json()]).toMatchObject([status, { error, field }]);
    expect((await read()).first_name).toBe("Ana");
  });

  test("cannot change the e-mail", async () => {
    await save({ ...FIELDS, email: "other@example.org" });
    expect((await read()).email).toBe(ana.email);
  });
});

const put = (client: TestClient, payload: Buffer, type = "image/jpeg") =>
  client.call({
    method: "PUT",
    url: "/api/perfil/photo",
    headers: { "content-type": type },
    payload,
  });
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#336699" } });

describe("the photo", () => {
  test.each(["jpeg", "png", "gif"] as const)(
    "may be a %s, whatever its type says",
    async (kind) => {
      const answer = await put(ana, await picture()[kind]().toBuffer(), "application/octet-stream");
      expect(answer.statusCode).toBe(200);
      const photo = await ana.call({ url: answer.json().avatar_url });
      expect(photo.headers["content-type"]).toBe("image/webp");
      expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    },
  );

  test("loses the camera's metadata", async () => {
    const secret = "Rua das Flores 12";
    const file = await picture()
      .withExif({ IFD0: { ImageDescription: secret, Orientation: "6" } })
      .jpeg()
      .toBuffer();
    expect(file.includes(secret)).toBe(true);
    const { avatar_url } = (await put(ana, file)).json();
    const { rawPayload } = await ana.call({ url: avatar_url });
    expect(rawPayload.includes(secret)).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test("replaces the previous file in the storage", async () => {
    const before = (await read()).avatar_url;
    await put(ana, await picture().png().toBuffer());
    expect((await ana.call({ url: before })).statusCode).toBe(404);
    const folder = join(server.deps.config.data_dir, "files/perfis");
    expect(await readdir(folder)).toHaveLength(1);
  });

  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  test.each([
    ["an SVG that says it is a JPEG", SVG, 422],
    ["words", Buffer.from("no picture"), 422],
    ["nothing", Buffer.alloc(0), 422],
    ["more than 2 MB", Buffer.alloc(2 * 1024 * 1024 + 1), 413],
  ])("is not %s", async (_, file, status) => {
    const kept = (await read()).avatar_url;
    expect((await put(ana, file)).statusCode).toBe(status);
    expect((await read()).avatar_url).toBe(kept);
  });

  test("is refused when truncated", async () => {
    const whole = await picture().resize(400, 400).png().toBuffer();
    expect((await put(ana, whole.subarray(0, whole.length - 60))).statusCode).toBe(422);
  });

  test("opens only for its doctor, and is deleted when removed", async () => {
    const { avatar_url } = await read();
    const rui = await signUp(server.app);
    expect((await rui.call({ url: avatar_url })).statusCode).toBe(404);
    expect((await server.app.inject({ url: avatar_url })).statusCode).toBe(401);
    const removed = await ana.call({ method: "DELETE", url: "/api/perfil/photo" });
    expect(removed.json().avatar_url).toBeNull();
    expect((await ana.call({ url: avatar_url })).statusCode).toBe(404);
  });
});

describe("the logo", () => {
  const putLogo = (payload: Buffer) =>
    ana.call({
      method: "PUT",
      url: "/api/perfil/logo",
      headers: { "content-type": "image/png" },
      payload,
    });

  test.each(["jpeg", "png", "gif"] as const)(
    "can be a %s and keeps its proportions",
    async (kind) => {
      const answer = await putLogo(await picture().resize(2000, 500)[kind]().toBuffer());
      expect(answer.statusCode).toBe(200);
      expect(answer.json().avatar_url).toBeNull();
      const logo = await ana.call({ url: answer.json().logo_url });
      expect(logo.headers["content-type"]).toBe("image/webp");
      expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 512, height: 128 });
      // Neither is the other.
      const asPhoto = answer.json().logo_url.replace("/logo/", "/photo/");
      expect((await ana.call({ url: asPhoto })).statusCode).toBe(404);
    },
  );

  test.each([
    ["a WebP", async () => picture().webp().toBuffer(), 422],
    ["words", async () => Buffer.from("no picture"), 422],
    ["more than 2 MB", async () => Buffer.alloc(2 * 1024 * 1024 + 1), 413],
  ])("is not %s", async (_, make, status) => {
    const kept = (await read()).logo_url;
    expect(kept).not.toBeNull();
    expect((await putLogo(await make())).statusCode).toBe(status);
    expect((await read()).logo_url).toBe(kept);
  });

  test("opens only for its doctor, and is deleted when removed", async () => {
    const { logo_url } = await read();
    const rui = await signUp(server.app);
    expect((await rui.call({ url: logo_url })).statusCode).toBe(404);
    const removed = await ana.call({ method: "DELETE", url: "/api/perfil/logo" });
    expect(removed.json().logo_url).toBeNull();
    expect((await ana.call({ url: logo_url })).statusCode).toBe(404);
    expect(await readdir(join(server.deps.config.data_dir, "files/logos"))).toEqual([]);
  });
});
