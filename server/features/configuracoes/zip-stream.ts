import { Readable } from "node:stream";
import { ZipFile } from "yazl";

async function* contentOf(open: () => Promise<Readable>): AsyncGenerator<unknown> {
  yield* await open();
}

/** A zip that opens its files one after another while `output` is read. */
export const createZipStream = () => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  output.once("close", () => current?.destroy());
  zip.on("error", (error: Error) => output.destroy(error));
  return {
    output,
    add: (
      path: string,
      open: () => Promise<Readable>,
      options: { mtime?: Date; compress?: boolean } = {},
    ): void =>
      zip.addReadStreamLazy(path, options, (done) => {
        // Opens at the first read; destroying it closes the source.
        current = Readable.from(contentOf(open));
        current.once("error", (error) => output.destroy(error));
        done(null, current);
      }),
    addText: (path: string, text: string): void => zip.addBuffer(Buffer.from(text), path),
    end: (): void => zip.end(),
  };
};
