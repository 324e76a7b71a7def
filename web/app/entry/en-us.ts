import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { enUsViews } from "@relato/shared/locales/en-us/views.ts";
import { start } from "../start.tsx";

start("en-us", { ...enUs, ...enUsViews });
