import { z } from "zod";
import { type Preference, PREFERENCES } from "../domain/preferences.ts";
import { isTimeZone } from "../domain/zone.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

export const preferencesSchema = z.object(
  Object.fromEntries(PREFERENCES.map((name) => [name, z.boolean()])) as Record<
    Preference,
    z.ZodBoolean
  >,
);

export const getPreferences = route({
  method: "GET",
  path: "/api/configuracoes/preferences",
  access: "doctor",
  scope: "conta:read",
  summary: "The doctor's switches, with defaults for those never changed",
  response: preferencesSchema,
  launched: true,
  errors: [],
});

export const savePreferences = route({
  method: "PATCH",
  path: "/api/configuracoes/preferences",
  access: "doctor",
  scope: null,
  summary: "Change switches; omitted ones keep their value",
  body: preferencesSchema.partial().strict(),
  response: preferencesSchema,
  errors: [],
});

/** An IANA name. Null until the doctor chooses one; the default is America/Sao_Paulo. */
const timeZoneSchema = z.object({ time_zone: z.string().nullable() });

export const getTimeZone = route({
  method: "GET",
  path: "/api/configuracoes/time-zone",
  access: "doctor",
  scope: "conta:read",
  summary: "The time zone in which the doctor's appointments are shown",
  response: timeZoneSchema,
  launched: true,
  errors: [],
});

export const saveTimeZone = route({
  method: "PUT",
  path: "/api/configuracoes/time-zone",
  access: "doctor",
  scope: null,
  summary: "Choose the time zone, by its name in the time zone database",
  body: z.object({ time_zone: z.string().refine(isTimeZone) }),
  response: timeZoneSchema,
  errors: [],
});

export const closeAccount = route({
  method: "POST",
  path: "/api/configuracoes/close-account",
  access: "doctor",
  scope: null,
  summary:
    "Close the account: end every session, refuse sign-in, keep the records that the law requires",
  body: z.object({ password: z.string().max(1000) }),
  response: z.object({ closed: z.literal(true) }),
  errors: ["PASSWORD_WRONG", "ACCOUNT_REFUSED"],
});

export const exportAccount = route({
  method: "GET",
  path: "/api/configuracoes/export",
  access: "doctor",
  scope: null,
  summary: "Everything that the doctor has here, as a streamed zip; one at a time for each doctor",
  response: bytes("application/zip"),
  errors: ["RATE_LIMITED"],
});
