// Answers Relato's automation webhooks (docs/automation.md). Plain Node: node receiver.mjs
import { createServer } from "node:http";

const { PORT = "5678", SECRET, CALLBACK } = process.env;
const SELECT = `<select name="result"><option selected>normal</option><option>altered</option></select>`;
const post = (url, body) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Each turn of the talk as a statement under the first heading; Relato proves them. */
const writeNote = ({ modelo, transcript }) => ({
  model: "example receiver",
  sections: [
    {
      heading: /^#+ +(.+)$/m.exec(modelo.markdown)?.[1] ?? modelo.titulo,
      statements: transcript.map(({ turn, text }) => ({ text, turns: [turn] })),
    },
  ],
});

const calls = {
  "/health": () => ({ ok: true }),
  "/support": ({ message, threadId }) => ({
    reply: `We received "${message}" and will answer soon.`,
    threadId: threadId ?? crypto.randomUUID(),
  }),
  "/chatzello": ({ intent, title, sources }) =>
    intent === "report_mask"
      ? { success: true, html: `<h1>${title}</h1><h2>Findings</h2><p>Result: ${SELECT}.</p>` }
      : { reply: sources.map(({ text, number }) => `${text} [${number}]`).join("\n") || "Ok." },
  "/appointment-notification": ({ channels }) => ({ success: channels.email || channels.whatsapp }),
  "/process-consultation": async (body) => {
    // The audio is here for a service that hears it; its address works once.
    if (body.audioUrl) await (await fetch(body.audioUrl)).arrayBuffer();
    if (!CALLBACK) return writeNote(body);
    setTimeout(() => post(body.callbackUrl, writeNote(body)).catch(console.error), 1000);
    return { accepted: true };
  },
};

const answer = async (request, response) => {
  const isAllowed = !SECRET || request.headers.authorization === `Bearer ${SECRET}`;
  const call = calls[request.url];
  if (!isAllowed || !call) return response.writeHead(isAllowed ? 404 : 401).end();
  let text = "";
  for await (const piece of request) text += piece;
  const fields = await call(JSON.parse(text || "{}"));
  response.setHeader("content-type", "application/json").end(JSON.stringify(fields));
};

createServer((request, response) =>
  answer(request, response).catch(() => response.writeHead(500).end()),
).listen(Number(PORT), function onListen() {
  console.log(`http://localhost:${this.address().port}`);
});
