import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import forge from "node-forge";
import { PdfError } from "../error.ts";

/** A doctor's certificate with its private key. */
export interface Credential {
  key: KeyObject;
  /** DER: the doctor's certificate first, then the issuers that the file contains. */
  certificates: Buffer[];
  /** The subject's common name. */
  name: string;
}

const toDer = (asn1: forge.asn1.Asn1): Buffer =>
  Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");

const parsePkcs12 = (file: Buffer, password: string): forge.pkcs12.Pkcs12Pfx => {
  let asn1: forge.asn1.Asn1;
  try {
    asn1 = forge.asn1.fromDer(forge.util.createBuffer(file.toString("binary")));
  } catch {
    throw new PdfError("CERTIFICATE_UNREADABLE");
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, password);
  } catch (error) {
    // node-forge has no error code: "PKCS#12 MAC could not be verified. Invalid password?"
    const isPasswordWrong = error instanceof Error && error.message.includes("Invalid password");
    throw new PdfError(isPasswordWrong ? "CERTIFICATE_PASSWORD" : "CERTIFICATE_UNREADABLE");
  }
};

const readPrivateKey = (pfx: forge.pkcs12.Pkcs12Pfx): KeyObject => {
  const { pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids;
  for (const bagType of [pkcs8ShroudedKeyBag, keyBag]) {
    if (bagType === undefined) continue;
    const [bag] = pfx.getBags({ bagType })[bagType] ?? [];
    if (bag?.key)
      return createPrivateKey({
        key: toDer(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key))),
        format: "der",
        type: "pkcs8",
      });
    // node-forge parses RSA keys only. It gives every other key as PKCS #8.
    if (bag?.asn1) return createPrivateKey({ key: toDer(bag.asn1), format: "der", type: "pkcs8" });
  }
  throw new PdfError("CERTIFICATE_UNFIT");
};

const readCertificates = (pfx: forge.pkcs12.Pkcs12Pfx): X509Certificate[] => {
  const type = forge.pki.oids["certBag"] ?? "";
  return (pfx.getBags({ bagType: type })[type] ?? []).map(
    (bag) =>
      new X509Certificate(
        toDer(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : (bag.asn1 as forge.asn1.Asn1)),
      ),
  );
};

/** The certificate, its issuer, the issuer's issuer, … as far as the file contains them. */
const buildChain = (own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [own];
  for (;;) {
    const last = chain.at(-1) ?? own;
    const issuer = all.find((one) => !chain.includes(one) && last.checkIssued(one));
    if (issuer === undefined) return chain;
    chain.push(issuer);
  }
};

/**
 * Opens a .p12 or .pfx (PKCS #12, RFC 7292), the format of ICP-Brasil's A1 certificates.
 * @throws PdfError CERTIFICATE_UNREADABLE, CERTIFICATE_PASSWORD, CERTIFICATE_UNFIT,
 *   CERTIFICATE_EXPIRED (also when it is not valid yet)
 */
export const openCertificate = (file: Buffer, password: string, now: Date): Credential => {
  const pfx = parsePkcs12(file, password);
  let key: KeyObject;
  let all: X509Certificate[];
  try {
    key = readPrivateKey(pfx);
    all = readCertificates(pfx);
  } catch (error) {
    throw error instanceof PdfError ? error : new PdfError("CERTIFICATE_UNREADABLE");
  }
  const own = all.find((one) => one.checkPrivateKey(key));
  if (own === undefined || own.ca) throw new PdfError("CERTIFICATE_UNFIT");
  if (new Date(own.validFrom) > now || new Date(own.validTo) < now)
    throw new PdfError("CERTIFICATE_EXPIRED");
  const name = /^CN=(.+)$/m.exec(own.subject)?.[1] ?? "";
  return { key, certificates: buildChain(own, all).map((one) => one.raw), name };
};
