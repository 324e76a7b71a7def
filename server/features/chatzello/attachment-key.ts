/** Where the file of an attachment is stored. */
export const attachmentKey = (threadId: string, id: string, extension: string): string =>
  `chatzello/${threadId}/${id}.${extension}`;

const KEY =
  /^chatzello\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f-]{36}(?:\.[a-z0-9]{1,5})?$/;

/** Whether a file of the storage is an attachment: `chatzello/<thread>/<attachment>.<type>`. */
export const isAttachmentKey = (key: string): boolean => KEY.test(key);
