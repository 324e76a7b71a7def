import type { LaudoImage } from "@relato/shared/contract/laudos.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { laudo_images, type LaudoImageRow } from "../../platform/database/schema/laudos.ts";
import { OWN } from "../documentos/queries.ts";

const { id, laudo_id, storage_key, caption, position, width, height } = laudo_images;
const COLUMNS = { id, caption, position, width, height };

export type StoredImage = LaudoImage & Pick<LaudoImageRow, "laudo_id" | "storage_key">;

/** Undefined if this doctor has no such image. */
export const findImage = async (
  { drizzle }: Tx,
  wanted: string,
): Promise<StoredImage | undefined> => {
  const [row] = await drizzle
    .select({ ...COLUMNS, laudo_id, storage_key })
    .from(laudo_images)
    .where(eq(id, wanted));
  return row;
};

/** Adds an image after the laudo's last one. */
export const insertImage = async (
  { drizzle }: Tx,
  image: Pick<LaudoImageRow, "id" | "laudo_id" | "storage_key" | "width" | "height">,
): Promise<LaudoImage> => {
  const last = sql<number>`(select coalesce(max(i.position) + 1, 0) from laudo_images i
    where i.laudo_id = ${image.laudo_id})`;
  const [row] = await drizzle
    .insert(laudo_images)
    .values({ ...OWN, ...image, position: last })
    .returning(COLUMNS);
  if (row === undefined) throw new TypeError("the image was not stored");
  return row;
};

/** Changes the caption, and moves the image to `position`; the others keep their order. */
export const moveImage = async (
  tx: Tx,
  image: Pick<LaudoImageRow, "id" | "laudo_id" | "caption" | "position">,
): Promise<void> => {
  await tx.drizzle.update(laudo_images).set({ caption: image.caption }).where(eq(id, image.id));
  await tx.query(
    `update laudo_images i set position = n.position
       from (select id, row_number() over (order by
               case when id = $2 then $3::int + (case when position < $3 then 0.5 else -0.5 end)
                 else position end) - 1 as position
               from laudo_images where laudo_id = $1) n
      where i.id = n.id and i.position <> n.position`,
    [image.laudo_id, image.id, image.position],
  );
};

export const deleteImage = async ({ drizzle }: Tx, removed: string): Promise<void> => {
  await drizzle.delete(laudo_images).where(eq(id, removed));
};
