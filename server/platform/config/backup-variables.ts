import { join } from "node:path";
import { dataDir } from "./default-folders.ts";
import { backupTarget, text, url } from "./schemas.ts";
import { type Env, variable } from "./variable.ts";

export const BACKUP_VARIABLES = {
  BACKUP_TO: variable({
    schema: backupTarget,
    initial: (env: Env) => join(env["DATA_DIR"] || dataDir(env), "backups"),
    shown: "DATA_DIR/backups",
    about: "Place of the nightly backups: a folder on another disk, s3://bucket/prefix, or none.",
  }),
  AWS_ENDPOINT_URL_S3: variable({
    schema: url("http", "https"),
    about: "S3-compatible service of BACKUP_TO; without it, Amazon's.",
  }),
  AWS_REGION: variable({ schema: text, about: "Its region; us-east-1 where it is not given." }),
  AWS_ACCESS_KEY_ID: variable({
    schema: text,
    about: "Its key id; without it, the AWS SDK looks for one, for example the machine's role.",
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: variable({ schema: text, about: "Its secret key.", secret: true }),
  AWS_SESSION_TOKEN: variable({
    schema: text,
    about: "Token that belongs to a temporary key.",
    secret: true,
  }),
} as const;
