import { z } from "zod";
import { workingHoursForm } from "../domain/working-hours.ts";
import { route } from "./route.ts";

/** Clock times are in the doctor's time zone. Without an interval, no hours are set. */
const workingHoursSchema = z.object({
  intervals: z.array(
    z.object({
      /** 0 is Sunday. */
      weekday: z.int(),
      /** `HH:MM`. */
      from: z.string(),
      to: z.string(),
    }),
  ),
});

export const getWorkingHours = route({
  method: "GET",
  path: "/api/agenda/working-hours",
  access: "doctor",
  scope: "agendamentos:read",
  summary: "The weekly hours in which the doctor sees patients",
  response: workingHoursSchema,
  errors: [],
});

export const saveWorkingHours = route({
  method: "PUT",
  path: "/api/agenda/working-hours",
  access: "doctor",
  scope: null,
  summary: "Replace the weekly hours in which the doctor sees patients",
  body: z.object({ intervals: workingHoursForm }),
  response: workingHoursSchema,
  errors: ["WORKING_HOURS_INVALID"],
});
