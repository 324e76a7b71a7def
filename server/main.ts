import { createApp } from "./app.ts";
import { boot } from "./boot.ts";
import { createLog } from "./platform/audit/log.ts";
import { readEnvironment } from "./platform/config/environment.ts";

const config = readEnvironment();
const log = createLog(config.log_level);
const { deps, stop } = await boot(config, log);
const app = createApp(deps);
console.log(await app.listen({ port: config.port, host: config.host }));
process.once("SIGINT", () => void app.close().then(stop));
process.once("SIGTERM", () => void app.close().then(stop));
