import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Authority, createCertificate, pemOf, toP12 } from "../../../testing/certificates.ts";
import { HAS_POPPLER, NEEDS_CERTUTIL, pdfSignature } from "../../../testing/poppler.ts";
import { createPdf, type Pdf } from "../pdf.ts";
import { pdfInput } from "../pdf.fixture.ts";

const PASSWORD = "segredo çã";
const NAME = "ANA SOUZA:12345678900";
const DAY = 24 * 60 * 60 * 1000;

let pdf: Pdf;
let root: Authority;
let ana: Authority;
let document: Buffer;
beforeAll(async () => {
  pdf = createPdf({ processes: 1 });
  root = createCertificate();
  ana = createCertificate({ name: NAME, issuer: root });
  document = (await pdf.typeset(pdfInput({ markdown: "# Receita\n\nDipirona 500 mg." }))).pdf;
});
afterAll(() => pdf.close());

const sign = (certificate: Buffer, password = PASSWORD) =>
  pdf.sign({ pdf: document, certificate, password, reason: "Documento médico", at: new Date() });

describe("a signature with the doctor's own certificate", () => {
  test.each(["3des", "aes256"] as const)(
    "is appended (%s) without changing the original bytes",
    async (algorithm) => {
      const signed = await sign(toP12(ana, [root], PASSWORD, algorithm));
      expect(signed.name).toBe(NAME);
      expect(signed.pdf.subarray(0, document.length).equals(document)).toBe(true);
      expect(signed.pdf.toString("latin1")).toContain("/SubFilter /ETSI.CAdES.detached");
    },
  );

  test.skipIf(NEEDS_CERTUTIL !== "")(
    `is valid and trusted for poppler's pdfsig, over the whole file${NEEDS_CERTUTIL}`,
    async () => {
      const signed = await sign(toP12(ana, [root], PASSWORD));
      const report = pdfSignature(signed.pdf, pemOf(root));
      expect(report).toContain("Signature is Valid.");
      expect(report).toContain("Certificate is Trusted.");
      expect(report).toContain("Total document signed");
      expect(report).toContain("ETSI.CAdES.detached");
      expect(report).toContain(`Signer Certificate Common Name: ${NAME}`);
      // pdfsig does not trust another authority.
      expect(pdfSignature(signed.pdf, pemOf(createCertificate()))).not.toContain(
        "Certificate is Trusted.",
      );
    },
  );

  test.skipIf(!HAS_POPPLER)("is invalid when a byte is changed", async () => {
    const signed = await sign(toP12(ana, [root], PASSWORD));
    const changed = Buffer.from(signed.pdf);
    const at = changed.indexOf("Dra. Ana Souza");
    changed.write("Dra. Eva Souza", at, "latin1");
    expect(pdfSignature(changed)).not.toContain("Signature is Valid.");
  });
});

describe("a certificate that cannot sign", () => {
  const refused = async (certificate: Buffer, password = PASSWORD): Promise<unknown> =>
    sign(certificate, password).catch((error: { code: string }) => error.code);

  test("wrong password", async () => {
    expect(await refused(toP12(ana, [root], PASSWORD), "errada")).toBe("CERTIFICATE_PASSWORD");
    expect(await refused(toP12(ana, [root], PASSWORD, "aes256"), "")).toBe("CERTIFICATE_PASSWORD");
  });
  test("no certificate at all", async () => {
    for (const file of [
      Buffer.alloc(0),
      Buffer.from("%PDF-1.7"),
      document,
      Buffer.from("3003020101", "hex"),
    ])
      expect(await refused(file)).toBe("CERTIFICATE_UNREADABLE");
  });
  test("expired, or not valid yet", async () => {
    const past = new Date(Date.now() - DAY);
    const old = createCertificate({ name: NAME, issuer: root, from: new Date(0), to: past });
    expect(await refused(toP12(old, [root], PASSWORD))).toBe("CERTIFICATE_EXPIRED");
    const coming = createCertificate({
      name: NAME,
      issuer: root,
      from: new Date(Date.now() + DAY),
    });
    expect(await refused(toP12(coming, [root], PASSWORD))).toBe("CERTIFICATE_EXPIRED");
  });
  test("certificate of an authority", async () => {
    expect(await refused(toP12(root, [], PASSWORD))).toBe("CERTIFICATE_UNFIT");
  });
  test("cut off", async () => {
    const whole = toP12(ana, [root], PASSWORD);
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe("CERTIFICATE_UNREADABLE");
  });
});
