import { Readable } from "node:stream";
import { UploadFiles } from "./files.ts";

/** Run by disk-full.test.ts under a file size limit. Writes three parts and reports each result. */
const [folder = "", id = ""] = process.argv.slice(2);
const files = new UploadFiles(folder);
const identity = {
  id,
  user_id: "u",
  gravacao_id: id,
  track: "file" as const,
  ordinal: 0,
  media_type: "audio/wav",
  created_at: new Date().toISOString(),
};
await files.create(identity, null);
for (const bytes of [40_000, 200_000, 1]) {
  const said = await files.append(id, Readable.from([Buffer.alloc(bytes, 7)])).then(
    (offset) => String(offset),
    (error: unknown) => (error instanceof Error ? error.message : "?"),
  );
  process.stdout.write(`${said}\n`);
}
