import { expect, test } from "vitest";
import { bodyOf, documentText, mailtoLink, whatsappLink } from "./messages.ts";

const ADDRESS = "https://relato.example/pt-br/consultas/1";

test("the mail has recipient, subject, then text and address, whatever the text holds", () => {
  const text = 'Dor & "febre" 38,5 °C + tosse?\nsubject=outro';
  const mail = { subject: "Resultado da consulta #A1B2C3", body: bodyOf(text, ADDRESS) };
  const url = new URL(mailtoLink({ ...mail, to: "joana+a@example.org" }));
  expect([url.protocol, url.pathname]).toEqual(["mailto:", "joana%2Ba@example.org"]);
  const query = new URLSearchParams(url.search);
  expect(query.get("subject")).toBe("Resultado da consulta #A1B2C3");
  expect(query.get("body")).toBe(`${text}\n\n${ADDRESS}`);
  expect([...query.keys()]).toEqual(["subject", "body"]);
  expect(url.href).not.toContain("+");
  expect(new URL(mailtoLink(mail)).pathname).toBe("");
});

test("the address of a patient cannot add recipients or fields", () => {
  const to = 'a@b.co,c@d.co?bcc=e@f.co&subject="x"';
  const url = new URL(mailtoLink({ to, subject: "s", body: "b" }));
  expect([...new URLSearchParams(url.search).keys()]).toEqual(["subject", "body"]);
  expect(url.pathname).not.toContain(",");
});

test("the WhatsApp link has the same text and the patient's number", () => {
  const url = new URL(whatsappLink(bodyOf("Olá", ADDRESS), "5511987654321"));
  expect(url.origin + url.pathname).toBe("https://wa.me/5511987654321");
  expect(url.searchParams.get("text")).toBe(`Olá\n\n${ADDRESS}`);
  expect(new URL(whatsappLink("Olá")).pathname).toBe("/");
});

test("a long text is cut and the address is not; an empty one is the address alone", () => {
  const body = bodyOf("x".repeat(5000), ADDRESS);
  expect(body.length).toBeLessThan(1300);
  expect(body.endsWith(`…\n\n${ADDRESS}`)).toBe(true);
  expect(bodyOf("", ADDRESS)).toBe(ADDRESS);
});

test("a document's text has its headings with statements, without the empty ones", () => {
  const statement = (text: string) => ({ text, status: "supported" as const, evidence: [] });
  const sections = [
    { heading: "Anamnese", level: 1, statements: [] },
    { heading: "Queixa", level: 2, statements: [statement("Tosse"), statement("Nega febre")] },
    { heading: "Conduta", level: 2, statements: [statement("Repouso")] },
  ];
  expect(documentText({ sections })).toBe("Queixa\n- Tosse\n- Nega febre\n\nConduta\n- Repouso");
});
