import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import yauzl from "yauzl";

/** Every file of a zip, read by another program's reader. */
export const unzip = async (zip: Buffer): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const read = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(zip, {
    lazyEntries: false,
    autoClose: false,
  });
  const open = promisify(read.openReadStream.bind(read)) as (
    entry: yauzl.Entry,
  ) => Promise<NodeJS.ReadableStream>;
  const entries: yauzl.Entry[] = [];
  await new Promise((resolve, reject) => {
    read.on("entry", (entry: yauzl.Entry) => entries.push(entry));
    read.on("end", resolve);
    read.on("error", reject);
  });
  for (const entry of entries) files.set(entry.fileName, await buffer(await open(entry)));
  return files;
};
