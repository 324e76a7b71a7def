/**
 * The one file of a form (RFC 7578), as a browser without script sends it; null when there is none. The form has that field only.
 */
export const fileOf = (body: Buffer, contentType: string): Buffer | null => {
  const boundary = /boundary="?([^";]{1,70})"?/.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const start = body.indexOf("\r\n\r\n");
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  if (start === -1 || end < start + 4) return null;
  return body.subarray(start + 4, end);
};
