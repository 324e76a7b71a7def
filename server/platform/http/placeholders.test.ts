import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { createFillPlaceholder } from "./placeholders.ts";

const fill = (env: Record<string, string>, name: string, file = "en-us/privacy/index.html") =>
  createFillPlaceholder(readConfig(env))(name, file);

test("with nothing configured the privacy page says that no data leaves the server", () => {
  expect(fill({}, "PROCESSORS")).toBe(
    "<p>No outside service is configured: no data leaves this server.</p>",
  );
  expect(fill({}, "PRIVACY_CONTACT")).toContain("has not named a data protection officer");
  expect(fill({}, "PRIVACY_CONTACT", "pt-br/x/index.html")).toContain("ainda não informou");
  expect(fill({}, "UNKNOWN")).toBeNull();
});

test("each configured service is listed with its data, except services on this machine", () => {
  const list = fill(
    {
      SPEECH_URL: "https://speech.example/v1",
      WRITER_MODEL: "m",
      WRITER_URL: "http://localhost:11434/v1",
      SMTP_URL: "smtps://user:secret@mail.example",
      DATABASE_URL: "postgres://user:secret@db.example/relato",
      AUTOMATION_URL: "https://user:secret@auto.example/hooks",
      AUTOMATION_CALLS: "support,process-consultation",
    },
    "PROCESSORS",
  );
  expect(list).toContain(
    "Automation (auto.example): messages to support; the audio and the transcript",
  );
  expect(list).toContain("Transcription service (speech.example): the consultations&#x27; audio.");
  expect(list).toContain("Mail server");
  expect(list).toContain("Database");
  expect(list).not.toContain("Language model");
  expect(list).not.toContain("secret");
});

test("the configured contact is a link and cannot inject markup", () => {
  expect(fill({ PRIVACY_CONTACT: "dpo@clinica.example" }, "PRIVACY_CONTACT")).toContain(
    '<a href="mailto:dpo@clinica.example">dpo@clinica.example</a>',
  );
  expect(() => readConfig({ PRIVACY_CONTACT: '"><script>' })).toThrow("PRIVACY_CONTACT");
});
