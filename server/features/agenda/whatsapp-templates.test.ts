import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { OCCASIONS } from "@relato/shared/domain/notices.ts";
import { expect, it } from "vitest";
import { ROOT } from "../../platform/config/environment.ts";
import { WHATSAPP_TEMPLATES } from "../../providers/whatsapp/whatsapp.ts";
import { messagesOf } from "../../platform/messages.ts";

it("the documentation contains each template text for the registration at WhatsApp", () => {
  const page = readFileSync(join(ROOT, "docs/whatsapp.md"), "utf8");
  for (const locale of LOCALES)
    for (const occasion of OCCASIONS) {
      const text = messagesOf(locale).appointmentNotices.occasion[occasion].whatsapp(
        "{{1}}",
        "{{2}}",
        "{{3}}",
      );
      expect(page).toContain(text);
    }
  for (const template of WHATSAPP_TEMPLATES) expect(page).toContain(`relato_${template}`);
});
