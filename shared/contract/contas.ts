import { z } from "zod";
import { route } from "./route.ts";

/** Who is signed in. Sign-in, sign-up and sign-out themselves are better-auth's routes under /api/auth. */
export const sessionSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(["doctor", "admin"]),
  }),
});
export type Session = z.infer<typeof sessionSchema>;

export const getSession = route({
  method: "GET",
  path: "/api/session",
  access: "doctor",
  summary: "The signed-in user; 401 when there is none",
  response: sessionSchema,
  errors: [],
});
