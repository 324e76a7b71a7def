import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "../domain/language.ts";
import { LAUNCH_VIEWS } from "../domain/launch.ts";
import { route } from "./route.ts";

export const createLaunch = route({
  method: "POST",
  path: "/api/v1/sessions/launch",
  access: "doctor",
  scope: "sessions:launch",
  summary: "Make a link that opens one patient in a browser: for 60 seconds, once",
  body: z.object({
    paciente_id: z.uuid(),
    /** The patient's page, or a new consultation with that patient. */
    view: z.enum(LAUNCH_VIEWS).default("patient"),
    locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  }),
  /** `url`: open it in a frame of an origin that the key names, or in a tab. */
  response: z.object({ url: z.url(), expires_at: z.iso.datetime() }),
  status: 201,
  errors: ["PACIENTE_NOT_FOUND", "LAUNCH_HTTPS_REQUIRED"],
});
