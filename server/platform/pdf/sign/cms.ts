import { createHash, type KeyObject, type webcrypto } from "node:crypto";
import { ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import { PdfError } from "../error.ts";
import type { Credential } from "./certificate.ts";

const DATA = "1.2.840.113549.1.7.1";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
const HASH = "SHA-256";

const CURVES: Record<string, string> = {
  prime256v1: "P-256",
  secp384r1: "P-384",
  secp521r1: "P-521",
};

const importKey = (key: KeyObject): webcrypto.CryptoKey => {
  const curve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? ""];
  if (key.asymmetricKeyType === "rsa")
    return key.toCryptoKey({ name: "RSASSA-PKCS1-v1_5", hash: HASH }, false, ["sign"]);
  if (key.asymmetricKeyType === "ec" && curve !== undefined)
    return key.toCryptoKey({ name: "ECDSA", namedCurve: curve }, false, ["sign"]);
  throw new PdfError("CERTIFICATE_UNFIT");
};

const sha256 = (data: Buffer): ArrayBuffer =>
  Uint8Array.from(createHash("sha256").update(data).digest()).buffer;

const createAttribute = (
  type: string,
  value: ObjectIdentifier | OctetString | Sequence,
): Attribute => new Attribute({ type, values: [value] });

/**
 * A detached CAdES signature for PAdES baseline B (ETSI EN 319 142-1, 6.3). It signs content type,
 * digest and signing-certificate-v2. PAdES forbids a signing time here: the PDF dictionary has it.
 */
export const signDetached = async (data: Buffer, credential: Credential): Promise<Buffer> => {
  const certificates = credential.certificates.map((raw) =>
    Certificate.fromBER(Uint8Array.from(raw)),
  );
  const [own] = certificates;
  const [raw] = credential.certificates;
  if (own === undefined || raw === undefined) throw new PdfError("CERTIFICATE_UNFIT");
  // RFC 5035: SigningCertificateV2 { certs { ESSCertIDv2 { certHash } } }. SHA-256 is the default.
  const certificateId = new Sequence({
    value: [
      new Sequence({
        value: [new Sequence({ value: [new OctetString({ valueHex: sha256(raw) })] })],
      }),
    ],
  });
  const attributes = [
    createAttribute(CONTENT_TYPE, new ObjectIdentifier({ value: DATA })),
    createAttribute(MESSAGE_DIGEST, new OctetString({ valueHex: sha256(data) })),
    createAttribute(SIGNING_CERTIFICATE_V2, certificateId),
  ]
    // DER sorts the members of a set by their bytes.
    .map((one) => ({ one, bytes: Buffer.from(one.toSchema().toBER()) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ one }) => one);
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates,
  });
  // The benches compile this file with the DOM's CryptoKey, which lists fewer usages than Node's.
  const key = importKey(credential.key) as never;
  await signed.sign(key, 0, HASH, Uint8Array.from(data).buffer);
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
};
