import { supervise } from "../../tools/supervise.mjs";

// `supervised.mjs FILE` runs the server's FILE as `npm start` does.
process.exitCode = await supervise(process.execPath, process.argv.slice(2));
