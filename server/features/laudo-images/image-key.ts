/** Where an image of a laudo is stored. */
export const imageKey = (laudoId: string, id: string): string => `laudos/${laudoId}/${id}.jpg`;

const KEY = /^laudos\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.jpg$/;

export const isImageKey = (key: string): boolean => KEY.test(key);
