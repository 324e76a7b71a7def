import { enUs } from "@relato/shared/locales/en-us/app.ts";
import { start } from "../start.tsx";

const loadViews = () => import("@relato/shared/locales/en-us/views.ts").then((m) => m.enUsViews);

start("en-us", enUs, loadViews);
