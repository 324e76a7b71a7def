import { expect, test } from "vitest";
import { bodyOf, mailtoLink, whatsappLink } from "./messages.ts";

const ADDRESS = "https://relato.example/pt-br/consultas/1";

test("the mail has the subject, then summary and address, whatever the summary holds", () => {
  const summary = 'Dor & "febre" 38,5 °C + tosse?\nsubject=outro';
  const url = new URL(mailtoLink("Resultado da consulta #A1B2C3", bodyOf(summary, ADDRESS)));
  expect(url.protocol).toBe("mailto:");
  const query = new URLSearchParams(url.search);
  expect(query.get("subject")).toBe("Resultado da consulta #A1B2C3");
  expect(query.get("body")).toBe(`${summary}\n\n${ADDRESS}`);
  expect([...query.keys()]).toEqual(["subject", "body"]);
  expect(url.href).not.toContain("+");
});

test("the WhatsApp link has the same text", () => {
  const url = new URL(whatsappLink(bodyOf("Olá", ADDRESS)));
  expect(url.origin + url.pathname).toBe("https://wa.me/");
  expect(url.searchParams.get("text")).toBe(`Olá\n\n${ADDRESS}`);
});

test("a long summary is cut and the address is not; an empty one is the address alone", () => {
  const body = bodyOf("x".repeat(5000), ADDRESS);
  expect(body.length).toBeLessThan(1300);
  expect(body.endsWith(`…\n\n${ADDRESS}`)).toBe(true);
  expect(bodyOf("", ADDRESS)).toBe(ADDRESS);
});
