import { shortCode } from "@relato/shared/domain/consulta.ts";
import { expectAccessible } from "./accessible.ts";
import { openConsulta } from "./consulta-page.ts";
import { addVersion, fillProfile, makeConsulta, makePatient, TALK } from "./make.ts";
import { asDoctor, expect, VIEW_TEXTS } from "./test.ts";

const words = VIEW_TEXTS["pt-br"].sharing;
const PATIENT = {
  nome: "Joana Marcada",
  email: "joana@example.org",
  telefone: "(11) 98765-4321",
};

asDoctor(
  "e-mail and WhatsApp carry the approved text to the known address, or say that it is a draft",
  async ({ page }) => {
    await fillProfile(page);
    const paciente_id = await makePatient(page, PATIENT);
    const consulta = await makeConsulta(page, TALK, { paciente_id });
    await openConsulta(page, consulta);
    const address = `/pt-br/consultas/${consulta.id}`;
    const messageOf = async (channel: "email" | "whatsapp", go: string): Promise<URL> => {
      await page.getByRole("button", { name: words[channel], exact: true }).click();
      const dialog = page.getByRole("dialog", { name: words[channel] });
      const href = await dialog.getByRole("link", { name: go }).getAttribute("href");
      await expect(dialog.getByLabel(words.unsigned.message)).toHaveValue(new RegExp(address));
      await expectAccessible(page, { state: channel, screenshots: "sharing-outside" });
      await dialog.getByRole("button", { name: words.unsigned.cancel }).click();
      return new URL(href ?? "");
    };
    const draft = await messageOf("email", words.unsigned.goOn);
    expect(draft.pathname).toBe(PATIENT.email);
    expect(draft.searchParams.get("subject")).toBe(
      `Resultado da consulta ${shortCode(consulta.id)}`,
    );
    expect(draft.searchParams.get("body")?.startsWith(words.unsigned.mark)).toBe(true);
    expect(draft.searchParams.get("body")).toMatch(new RegExp(`${address}$`));

    // The doctor's text replaces what the machine wrote, its summary too.
    const note = await addVersion(page, consulta.id, "## Conduta\n\n- Retorno em dez dias.");
    const signed = await page.request.post(`/api/documentos/${note.id}/sign`, {
      data: { base: note.current?.number },
    });
    expect(signed.status()).toBe(200);
    await page.reload();
    for (const [channel, part] of [
      ["email", "body"],
      ["whatsapp", "text"],
    ] as const) {
      const url = await messageOf(channel, words.unsigned.open);
      const text = url.searchParams.get(part);
      expect(text).toContain("Retorno em dez dias");
      expect(text).toContain(address);
      expect(text).not.toContain(words.unsigned.mark);
      if (channel === "whatsapp") expect(url.href).toMatch(/^https:\/\/wa\.me\/5511987654321\?/);
    }

    const data = { change: "addendum", base: note.current?.number, markdown: "Adendo novo." };
    const added = await page.request.post(`/api/documentos/${note.id}/versions`, { data });
    expect(added.status()).toBe(201);
    await page.reload();
    const earlier = await messageOf("email", words.unsigned.goOn);
    expect(earlier.searchParams.get("body")).toContain("Retorno em dez dias");
    expect(earlier.searchParams.get("body")).not.toContain("Adendo novo");
  },
);
