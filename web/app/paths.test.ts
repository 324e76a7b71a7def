import { LOCALES } from "@relato/shared/domain/language.ts";
import { describe, expect, test } from "vitest";
import { inLocale, paths } from "./paths.ts";

describe("paths", () => {
  test("every URL of the web", () => {
    const id = "0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11";
    expect([
      paths.landing("pt-br"),
      paths.login("en-us"),
      paths.login("pt-br", { return_to: `/pt-br/consultas/${id}` }),
      paths.signup("es"),
      paths.signup("pt-br", { email: "ana+1@clinica.com.br", ref: "u1" }),
      paths.signup("es", { feature: "laudos" }),
      paths.forgotPassword("es"),
      paths.resetPassword("es"),
      paths.success("es"),
      paths.terms("es"),
      paths.privacy("es"),
      paths.partners("es"),
      paths.dashboard("pt-br"),
      paths.dashboard("es", "consultations"),
      paths.consulta("en-us", id),
      paths.consulta("en-us", id, "documents"),
    ]).toMatchInlineSnapshot(`
      [
        "/pt-br/",
        "/en-us/login",
        "/pt-br/login?return_to=%2Fpt-br%2Fconsultas%2F0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11",
        "/es/signup",
        "/pt-br/signup?email=ana%2B1%40clinica.com.br&ref=u1",
        "/es/signup?feature=laudos",
        "/es/forgot-password",
        "/es/reset-password",
        "/es/success",
        "/es/termos-de-uso",
        "/es/politica-de-privacidade",
        "/es/parceiros",
        "/pt-br/dashboard",
        "/es/dashboard?view=consultations",
        "/en-us/consultas/0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11",
        "/en-us/consultas/0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11#documents",
      ]
    `);
  });

  test("the same place in another language keeps its path, query and anchor", () => {
    expect(inLocale("es", "/pt-br/dashboard?view=consultations")).toBe(
      "/es/dashboard?view=consultations",
    );
    expect(inLocale("en-us", "/es/consultas/1#documents")).toBe("/en-us/consultas/1#documents");
    expect(inLocale("pt-br", "/dashboard")).toBe("/pt-br/dashboard");
    for (const locale of LOCALES) expect(inLocale(locale, `/${locale}`)).toBe(`/${locale}/`);
    expect(inLocale("pt-br", "/especialidades")).toBe("/pt-br/especialidades");
  });
});
