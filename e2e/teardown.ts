import { rmSync } from "node:fs";

/** Playwright calls the default export when the server has ended. */
const removeData = (): void => {
  const data = process.env["E2E_DATA"];
  if (data?.startsWith("/tmp/relato-e2e-")) rmSync(data, { recursive: true, force: true });
};
export default removeData;
