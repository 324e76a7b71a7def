import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The claims of the id token. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = "";
  for await (const part of request) body += String(part);
  return new URLSearchParams(body);
};

/**
 * A small OpenID Connect issuer on a free port: discovery, keys, authorization with PKCE, token
 * exchange, and id tokens signed with RS256
 * (https://openid.net/specs/openid-connect-core-1_0.html). It signs everyone in as `person`.
 */
export const createOidcIssuer = async (client: { id: string; secret: string }) => {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomUUID();
  const codes = new Map<string, URLSearchParams>();
  const state = {
    person: { sub: "1", email: "ana@example.org", email_verified: true, name: "Ana" } as Person,
    /** Signs with an unpublished key. */
    forge: false,
    /** Refuses, as if the user had cancelled. */
    deny: false,
    /** The issuer in the discovery document; null for the right one. */
    impersonates: null as string | null,
    discoveries: 0,
    /** Every issued token. */
    issued: [] as string[],
    down: false,
  };
  let issuer = "";

  const idToken = (nonce: string | null): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: client.id, iat: now, exp: now + 300, ...state.person };
    const signed = `${base64url({ alg: "RS256", kid })}.${base64url({ ...claims, nonce })}`;
    const key = state.forge ? other.privateKey : keys.privateKey;
    return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
  };

  const exchange = (form: URLSearchParams, authorization: string | undefined): object | null => {
    const basic = Buffer.from((authorization ?? "").replace(/^Basic /, ""), "base64").toString();
    const [id, secret] = basic.includes(":")
      ? basic.split(":").map(decodeURIComponent)
      : [form.get("client_id"), form.get("client_secret")];
    const code = form.get("code") ?? "";
    const asked = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      asked !== undefined &&
      id === client.id &&
      secret === client.secret &&
      asked.get("redirect_uri") === form.get("redirect_uri") &&
      asked.get("code_challenge") === challenge;
    if (!isRight) return null;
    const tokens = { access_token: randomUUID(), token_type: "Bearer", expires_in: 300 };
    const id_token = idToken(asked.get("nonce"));
    state.issued.push(tokens.access_token, id_token);
    return { ...tokens, id_token };
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const json = (body: object, status = 200): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration") {
      state.discoveries++;
      if (state.down) return json({}, 503);
      return json({
        issuer: state.impersonates ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
      });
    }
    if (url.pathname === "/keys") {
      const jwk = keys.publicKey.export({ format: "jwk" });
      return json({ keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] });
    }
    if (url.pathname === "/authorize") {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      if (state.deny) back.searchParams.set("error", "access_denied");
      else {
        const code = randomUUID();
        codes.set(code, url.searchParams);
        back.searchParams.set("code", code);
      }
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    void readForm(request).then((form) => {
      const tokens = exchange(form, request.headers.authorization);
      return tokens === null ? json({ error: "invalid_grant" }, 400) : json(tokens);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: issuer,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
