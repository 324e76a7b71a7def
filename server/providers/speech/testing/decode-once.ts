// Decodes one file and tells how much sound it held and the most memory that took: a process of its own, so that both are true.
import { decodeAudio } from "../decode/decode.ts";

const [path] = process.argv.slice(2);
if (!path) throw new Error("usage: decode-once FILE");
let samples = 0;
for await (const pcm of decodeAudio(path)) samples += pcm.length;
const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ minutes: samples / 16_000 / 60, peak_mb }));
