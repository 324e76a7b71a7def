import { randomUUID } from "node:crypto";
import type { LaudoImage } from "@relato/shared/contract/laudos.ts";
import { MAX_IMAGES } from "@relato/shared/domain/laudo/laudo.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { TestClient } from "../../testing/app.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { laudosOfDoctor } from "../laudos/laudos.fixture.ts";

const { doctor, send, create, write, sign, read, newSubscriber } = laudosOfDoctor();

const EXIF = { IFD0: { ImageDescription: "Maria da Silva", Artist: "Hospital" } };

const photo = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#204060" } })
    .withExif(EXIF)
    .jpeg()
    .toBuffer();

const add = async (laudoId: string, file: Buffer, type = "image/jpeg", client = doctor()) => {
  const answer = await client.call({
    method: "POST",
    url: `/api/laudos/${laudoId}/images`,
    headers: { "content-type": type },
    payload: file,
  });
  return { status: answer.statusCode, body: answer.json<LaudoImage & { error?: string }>() };
};

const file = async (id: string, client: TestClient = doctor()): Promise<Buffer> =>
  (await client.call({ url: `/api/laudo-images/${id}` })).rawPayload;

test("an image is stored as JPEG, upright and without EXIF", async () => {
  const { id } = await create();
  const turned = await sharp(await photo())
    .withMetadata({ orientation: 6, exif: EXIF })
    .toBuffer();
  expect(turned.includes("Maria da Silva")).toBe(true);
  const added = await add(id, turned);
  expect(added).toMatchObject({
    status: 201,
    body: { caption: "", position: 0, width: 40, height: 60 },
  });
  const stored = await file(added.body.id);
  expect(stored.includes("Maria da Silva")).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 60 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect((await read(id)).images).toEqual([added.body]);
});

test("what is no image is refused, whatever its type says", async () => {
  const { id } = await create();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  for (const bytes of [svg, Buffer.from("%PDF-1.7"), Buffer.alloc(0)])
    expect(await add(id, bytes, "image/png")).toMatchObject({ body: { error: "IMAGE_INVALID" } });
  const gif = await sharp(await photo())
    .gif()
    .toBuffer();
  expect(await add(id, gif)).toMatchObject({ status: 422, body: { error: "IMAGE_INVALID" } });
  expect((await read(id)).images).toEqual([]);
});

test("captions and order change, and an image can be removed", async () => {
  const { id } = await create();
  const ids: string[] = [];
  for (const width of [10, 20, 30]) ids.push((await add(id, await photo(width))).body.id);
  const move = (image: string, position: number, caption = "") =>
    send<LaudoImage>("PUT", `/api/laudo-images/${image}`, { caption, position });
  expect(await move(ids[2]!, 0, " Nódulo ")).toMatchObject({
    status: 200,
    body: { caption: "Nódulo", position: 0 },
  });
  const order = async () => (await read(id)).images.map((one) => ids.indexOf(one.id));
  expect(await order()).toEqual([2, 0, 1]);
  await move(ids[2]!, 2);
  expect(await order()).toEqual([0, 1, 2]);
  await move(ids[0]!, 1);
  expect(await order()).toEqual([1, 0, 2]);
  expect((await send("DELETE", `/api/laudo-images/${ids[0]}`)).status).toBe(200);
  expect(await order()).toEqual([1, 2]);
  expect((await send("DELETE", `/api/laudo-images/${ids[0]}`)).status).toBe(404);
});

test("a laudo has at most twelve images", async () => {
  const { id } = await create();
  const image = await photo();
  for (let i = 0; i < MAX_IMAGES; i += 1) expect((await add(id, image)).status).toBe(201);
  expect(await add(id, image)).toMatchObject({ status: 422, body: { error: "IMAGES_FULL" } });
});

test("images of a signed laudo stay as they are, and its PDF shows them", async () => {
  const laudo = await write();
  const { body } = await add(laudo.id, await photo(600, 400));
  await send("PUT", `/api/laudo-images/${body.id}`, { caption: "Vesícula", position: 0 });
  expect((await sign(await read(laudo.id))).status).toBe(200);
  const refused = { status: 409, body: { error: "LAUDO_SIGNED" } };
  expect(await add(laudo.id, await photo())).toMatchObject(refused);
  const change = { caption: "Outra", position: 0 };
  expect(await send("PUT", `/api/laudo-images/${body.id}`, change)).toMatchObject(refused);
  expect(await send("DELETE", `/api/laudo-images/${body.id}`)).toMatchObject(refused);
  const pdf = await doctor().call({ url: `/api/documentos/${laudo.id}/pdf` });
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.toString("latin1")).toMatch(/\/Subtype\s*\/Image/);
});

test.runIf(HAS_POPPLER)(`captions are printed${NEEDS_POPPLER}`, async () => {
  const laudo = await write();
  const { body } = await add(laudo.id, await photo(600, 400));
  await send("PUT", `/api/laudo-images/${body.id}`, { caption: "Vesícula", position: 0 });
  await sign(await read(laudo.id));
  const pdf = await doctor().call({ url: `/api/documentos/${laudo.id}/pdf` });
  expect(pdfText(pdf.rawPayload)).toContain("Vesícula");
});

test("another subscriber finds neither laudo nor image", async () => {
  const { id } = await create();
  const { body } = await add(id, await photo());
  const rui = await newSubscriber();
  expect((await add(id, await photo(), "image/jpeg", rui)).status).toBe(404);
  expect((await file(body.id, rui)).toString()).toContain("NOT_FOUND");
  expect((await send("DELETE", `/api/laudo-images/${body.id}`, undefined, rui)).status).toBe(404);
  expect((await add(randomUUID(), await photo())).status).toBe(404);
});
