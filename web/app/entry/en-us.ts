import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { start } from "../start.tsx";

start("en-us", enUs, async () => {
  const { enUsViews } = await import("@relato/shared/locales/en-us/views.ts");
  return enUsViews;
});
