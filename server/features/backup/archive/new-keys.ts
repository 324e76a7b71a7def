import type pg from "pg";
import { pictureKeyOf, pictureUrlOf } from "../../perfil/picture-keys.ts";

/** An attachment gets its file after its row. */
const KEYS = `
  select storage_key as key from gravacao_segmentos where created_at > $1
   union all select storage_key from laudo_dictations where created_at > $1
   union all select storage_key from laudo_images where created_at > $1
   union all select storage_key from consent_forms where created_at > $1
   union all select storage_key from chatzello_attachments
    where storage_key is not null and created_at > $1::timestamptz - interval '1 day'`;

const PICTURES = `select url from user_profiles, unnest(array[avatar_url, logo_url]) as url
  where url is not null`;

/** Keys of files whose rows were written after `since`, and of all pictures. */
export const listNewKeys = async (client: pg.Client, since: Date): Promise<string[]> => {
  const keys = await client.query<{ key: string }>(KEYS, [since.toISOString()]);
  const pictures = await client.query<{ url: string }>(PICTURES);
  return [
    ...keys.rows.map(({ key }) => key),
    ...pictures.rows
      .map(({ url }) => pictureKeyOf(url))
      .filter((key) => pictureUrlOf(key) !== null),
  ];
};
