/*
 * A page that a clinic's system launched shows one patient, often in a frame of that system
 * (docs/decisions/0054-launched-sessions.md). Its path names the launch.
 */

const PATH = /^\/[a-z-]+\/launched\/([0-9a-f-]{36})(?:\/|$)/;

/** The launch of this page; null in the application. */
export const launchId: string | null = PATH.exec(globalThis.location?.pathname ?? "")?.[1] ?? null;

/** Between two reads of what is processed: a launched page has no events. */
export const LAUNCHED_POLL_MS = 2000;

/** Where this page calls a path of the contract. */
export const apiPath = (path: string): string =>
  launchId === null ? path : path.replace(/^\/api\//, `/api/launched/${launchId}/`);

/** The same address for this launch: an earlier one of the patient may have begun the upload. */
export const atThisLaunch = (url: string): string =>
  launchId === null ? url : url.replace(/\/api\/launched\/[^/]+\//, apiPath("/api/"));

let patient: string | null = null;

/** Stores the patient of the launch, which the session names. */
export const setLaunchedPatient = (paciente_id: string | null): void => {
  patient = paciente_id;
};

/** The patient of this page's launch; null in the application. */
export const launchedPatient = (): string | null => patient;
