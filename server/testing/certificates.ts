import { generateKeyPairSync, randomBytes } from "node:crypto";
import forge from "node-forge";

const DAY = 24 * 60 * 60 * 1000;

export interface Authority {
  certificate: forge.pki.Certificate;
  key: forge.pki.rsa.PrivateKey;
}

export interface CertificateOptions {
  name?: string;
  issuer?: Authority;
  from?: Date;
  to?: Date;
}

/** A self-signed or issued certificate. Like a doctor's A1 of ICP-Brasil, it uses RSA 2048. */
export const createCertificate = (options: CertificateOptions = {}): Authority => {
  const { name = "AC RAIZ DE TESTE", issuer, from, to } = options;
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = forge.pki.privateKeyFromPem(
    pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  );
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(
    pair.publicKey.export({ type: "spki", format: "pem" }).toString(),
  );
  certificate.serialNumber = `01${randomBytes(8).toString("hex")}`;
  certificate.validity.notBefore = from ?? new Date(Date.now() - DAY);
  certificate.validity.notAfter = to ?? new Date(Date.now() + 30 * DAY);
  const subject = [
    { name: "countryName", value: "BR" },
    { name: "organizationName", value: "ICP-Teste" },
    { name: "commonName", value: name },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject);
  certificate.setExtensions(
    issuer === undefined
      ? [
          { name: "basicConstraints", cA: true, critical: true },
          { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
        ]
      : [
          { name: "keyUsage", digitalSignature: true, nonRepudiation: true, critical: true },
          { name: "extKeyUsage", emailProtection: true, clientAuth: true },
        ],
  );
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { certificate, key };
};

export const keyPemOf = ({ key }: Authority): string => forge.pki.privateKeyToPem(key);

export const pemOf = ({ certificate }: Authority): string =>
  forge.pki.certificateToPem(certificate);

/** The .p12 of a certificate. `3des`: the older format; `aes256`: the format of OpenSSL 3. */
export const toP12 = (
  own: Authority,
  chain: readonly Authority[],
  password: string,
  algorithm: "3des" | "aes256" = "3des",
): Buffer => {
  const certificates = [own, ...chain].map(({ certificate }) => certificate);
  const asn1 = forge.pkcs12.toPkcs12Asn1(own.key, certificates, password, { algorithm });
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");
};
