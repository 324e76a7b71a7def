import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const bytes = (...parts: (Buffer | number[] | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** CBOR of a text and of a byte string (RFC 8949), up to 65,535 bytes. */
const cborText = (text: string): Buffer => bytes([0x60 + text.length], text);
const cborBytes = (value: Buffer): Buffer =>
  bytes([0x59, value.length >> 8, value.length & 255], value);

/**
 * A software authenticator with one ES256 key on `http://localhost:3000`
 * (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data). `verifies`: whether it checks the
 * person's fingerprint, face or PIN.
 */
export const createAuthenticator = (state: { verifies: boolean }) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: "jwk" });
  const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? "", "base64url"));
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const cose = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x!, [0x22, 0x58, 32], y!);

  const authData = (flags: number, rest: Buffer): Buffer =>
    bytes(
      createHash("sha256").update("localhost").digest(),
      [flags | USER_PRESENT | (state.verifies ? USER_VERIFIED : 0), 0, 0, 0, 0],
      rest,
    );
  const clientData = (type: string, challenge: string): Buffer =>
    bytes(JSON.stringify({ type, challenge, origin: "http://localhost:3000", crossOrigin: false }));
  const credential = (response: Record<string, Buffer>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, value.toString("base64url")]),
    ),
  });

  return {
    create: (challenge: string) => {
      const data = bytes(Buffer.alloc(16), [0, id.length], id, cose);
      const attestationObject = bytes(
        [0xa3],
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        [0xa0],
        cborText("authData"),
        cborBytes(authData(HAS_CREDENTIAL, data)),
      );
      const clientDataJSON = clientData("webauthn.create", challenge);
      return credential({ attestationObject, clientDataJSON });
    },
    get: (challenge: string) => {
      const authenticatorData = authData(0, Buffer.alloc(0));
      const clientDataJSON = clientData("webauthn.get", challenge);
      const hash = createHash("sha256").update(clientDataJSON).digest();
      const signature = sign("sha256", bytes(authenticatorData, hash), privateKey);
      return credential({ authenticatorData, clientDataJSON, signature });
    },
  };
};
