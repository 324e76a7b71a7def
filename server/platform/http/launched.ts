import { patientLimit } from "../database/database.ts";
import type { Caller } from "./access.ts";

/** Runs the handler of a request. Row-level security limits a launched session to its patient. */
export const runLimited = <T>(caller: Caller | null, work: () => T): T =>
  caller?.launch === undefined ? work() : patientLimit.run(caller.launch.paciente_id, work);
