/*
 * The process that bench/parts/pdf.ts starts: between the messages "on" and "off" it requests all
 * PDFs at once, again and again.
 */
const [url = "", cookie = "", ...ids] = process.argv.slice(2);
let isOn = false;

const readPdf = async (id: string): Promise<void> => {
  const answer = await fetch(`${url}/api/documentos/${id}/pdf`, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength < 10_000)
    throw new Error(`a PDF request answered ${answer.status}`);
};

const readUntilOff = async (): Promise<void> => {
  while (isOn) {
    const since = performance.now();
    await Promise.all(ids.map(readPdf));
    process.send?.({ round_ms: performance.now() - since });
  }
  process.send?.("off");
};

process.on("message", (message: "on" | "off") => {
  isOn = message === "on";
  // A failure ends this process, and then the bench.
  if (isOn) void readUntilOff();
});
process.on("disconnect", () => process.exit());
