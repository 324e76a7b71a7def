/* A process that does what it is told: echo, throw, end, die of a signal, or never answer. */
process.on("disconnect", () => process.exit());
process.on("message", (request: string) => {
  if (request === "throw") throw new Error("thrown");
  if (request === "exit") process.exit(3);
  if (request === "abort") process.abort();
  if (request === "hang") for (;;);
  // oxlint-disable-next-line node/no-process-env -- the test asks what it was given
  if (request === "environment") process.send?.({ ok: true, value: Object.keys(process.env) });
  else if (request === "refuse") process.send?.({ ok: false, code: "TOO_LARGE" });
  else process.send?.({ ok: true, value: request });
});
