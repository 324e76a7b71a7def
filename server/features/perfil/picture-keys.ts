import type { Picture } from "@relato/shared/contract/perfil.ts";

const FOLDERS: Record<Picture, string> = { photo: "perfis", logo: "logos" };

export const pictureUrl = (kind: Picture, id: string): string => `/api/perfil/${kind}/${id}`;
export const pictureKey = (kind: Picture, id: string): string => `${FOLDERS[kind]}/${id}.webp`;

/** The storage key of a picture by its URL. */
export const pictureKeyOf = (url: string): string => {
  const [kind, id = ""] = url.split("/").slice(-2);
  return pictureKey(kind === "logo" ? "logo" : "photo", id);
};

/** The URL of a picture by its storage key; null if the key is not a picture's. */
export const pictureUrlOf = (key: string): string | null => {
  const [, folder, id] = /^(perfis|logos)\/([0-9a-f-]+)\.webp$/.exec(key) ?? [];
  return id === undefined ? null : pictureUrl(folder === FOLDERS.logo ? "logo" : "photo", id);
};
