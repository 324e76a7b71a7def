// Decodes one file and prints its duration and the peak memory of this process.
import { decodeAudio } from "../decode/decode.ts";

const [path] = process.argv.slice(2);
if (!path) throw new Error("usage: decode-once FILE");
let samples = 0;
for await (const pcm of decodeAudio(path)) samples += pcm.length;
const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ minutes: samples / 16_000 / 60, peak_mb }));
