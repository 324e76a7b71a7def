/** The storage key of a passage. It has the laudo's id: another doctor may send the same id. */
export const dictationKey = (laudoId: string, id: string): string => `ditados/${laudoId}/${id}.wav`;

const KEY = /^ditados\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}\.wav$/;

export const isDictationKey = (key: string): boolean => KEY.test(key);
