import { type Caller, expectStatus, readJson, signUp } from "./caller.ts";

/**
 * Milliseconds from an administrator's deactivation of a new doctor to the end of the doctor's open
 * event stream. @throws Error when a request with the ended session is not refused
 */
export const measureDeactivation = async (admin: Caller): Promise<number> => {
  const doctor = await signUp(admin.url);
  const stream = await expectStatus(await doctor.call("/api/events"), 200);
  const reader = stream.body!.getReader();
  await reader.read();
  const since = performance.now();
  await readJson(await admin.post(`/api/admin/users/${doctor.id}/deactivate`, {}));
  // A broken connection ends the stream, too.
  while (!(await reader.read().catch(() => ({ done: true }))).done);
  const taken = performance.now() - since;
  const request = (): Promise<Response> => doctor.call("/api/home/statistics");
  // The server closes the stream's connection. A request that reused it is sent again.
  await expectStatus(await request().catch(request), 401, 403);
  return taken;
};
