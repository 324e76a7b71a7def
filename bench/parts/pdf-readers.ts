/* Asks for all documents at once, and again when all have come, between "on" and "off". Started by parts/pdf.ts. */
const [url = "", cookie = "", ...ids] = process.argv.slice(2);
let isOn = false;

const read = async (id: string): Promise<void> => {
  const answer = await fetch(`${url}/api/documentos/${id}/pdf`, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength < 10_000)
    throw new Error(`a PDF was answered ${answer.status}`);
};

process.on("message", (message: "on" | "off") => {
  isOn = message === "on";
  if (!isOn) return;
  const go = async (): Promise<void> => {
    while (isOn) {
      const since = performance.now();
      await Promise.all(ids.map(read));
      process.send?.({ round_ms: performance.now() - since });
    }
    process.send?.("off");
  };
  // A failure ends this process, and with it the bench.
  void go();
});
process.on("disconnect", () => process.exit());
