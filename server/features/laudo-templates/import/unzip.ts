import { promisify } from "node:util";
import yauzl from "yauzl";
import { ImportError } from "../import-error.ts";

/** A report has some 20 parts. */
const MAX_ENTRIES = 2000;
/** Bytes of all parts that are read. A report of 30 pages has about 1 MB of XML. */
const MAX_UNZIPPED = 16 * 1024 * 1024;

const openZip = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

const readEntry = async (
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  limit: number,
): Promise<Buffer> => {
  const stream = await promisify<yauzl.Entry, NodeJS.ReadableStream>((one, done) =>
    zip.openReadStream(one, done),
  )(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  // The size in the zip may be false.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ImportError("IMPORT_TOO_LARGE");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The wanted files of a zip, by name. Nothing is written to disk.
 * @throws ImportError IMPORT_INVALID for a damaged or encrypted zip, IMPORT_TOO_LARGE
 */
export const unzip = async (
  bytes: Buffer,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  let left = MAX_UNZIPPED;
  let entries = 0;
  try {
    const zip = await openZip(bytes, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) {
      if (++entries > MAX_ENTRIES) throw new ImportError("IMPORT_TOO_LARGE");
      if (!wanted.includes(entry.fileName) || files.has(entry.fileName)) continue;
      const content = await readEntry(zip, entry, left);
      left -= content.length;
      files.set(entry.fileName, content.toString("utf8"));
    }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError("IMPORT_INVALID");
  }
  return files;
};
