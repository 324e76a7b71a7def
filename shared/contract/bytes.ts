/** A request or response body of bytes instead of JSON, with the media types that it may have. */
export interface Bytes {
  readonly media_types: readonly [string, ...string[]];
}

/** Declares a body of bytes in a route of the contract. */
export const bytes = (...media_types: [string, ...string[]]): Bytes => ({ media_types });

/** Whether a body of the contract is bytes; the other kind is a zod schema. */
export const isBytes = (body: object): body is Bytes => "media_types" in body;
