import { createReadStream, type ReadStream } from "node:fs";
import { S3ServiceException } from "@aws-sdk/client-s3";

const ATTEMPTS = 3;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Sends a file, or a range of it, again after an error of the service. The SDK cannot send a stream
 * twice, so each attempt opens the file again.
 * @throws the SDK's error of the last attempt
 */
export const retrySending = async <T>(
  path: string,
  range: { start?: number; end?: number },
  send: (body: ReadStream) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const body = createReadStream(path, range);
    try {
      return await send(body);
    } catch (error) {
      const status = statusOf(error);
      if (attempt === ATTEMPTS || (status !== undefined && status < 500)) throw error;
    } finally {
      body.destroy();
    }
  }
};
