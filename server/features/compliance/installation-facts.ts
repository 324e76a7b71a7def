import type { Controller } from "@relato/shared/contract/compliance.ts";
import type { Deps } from "../../deps.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { readProtection } from "../../providers/storage/encrypted/protection.ts";
import { isBucket } from "../backup/open-store.ts";
import { readBackupState } from "../backup/state.ts";
import { DEFAULT_REGION } from "../backup/store.ts";
import { findController } from "./controller.ts";
import { daysOf } from "./retention-rules.ts";

export type ServiceName =
  | ("mail" | "whatsapp" | "writer" | "speech" | "live")
  | ("payments" | "storage" | "backup" | "google" | "automation");

/** A configured service. `host`: without path, user and secret. */
export interface Operator {
  service: ServiceName;
  host: string;
  is_local: boolean;
}

export interface InstallationFacts {
  controller: Controller;
  operators: Operator[];
  /** Days; null: kept. */
  retention: { audio: number | null; transcript: number | null; chat: number | null };
  doctors: number;
  /** Accounts with an authenticator or a passkey. */
  second_step: number;
  has_encrypted_files: boolean;
  has_https: boolean;
  backup_at: string | null;
  drill: { at: string; is_sound: boolean } | null;
}

type FactDeps = Pick<Deps, "config" | "db" | "findModelWriter" | "payments">;

const operatorOf = (service: ServiceName, url: string): Operator => ({
  service,
  host: new URL(url).host,
  is_local: isLoopback(url),
});

/** The writing model with its host; a provider without WRITER_URL is named itself. */
const writerOf = async ({ config, findModelWriter }: FactDeps): Promise<Operator[]> => {
  const writer = await findModelWriter();
  if (writer === null) return [];
  const { writer_url, writer_provider } = config;
  const host = writer_url === undefined ? writer_provider : new URL(writer_url).host;
  const { is_local } = writer;
  return [{ service: "writer", host: is_local ? writer.name : host, is_local }];
};

/** Of a bucket; a folder is a disk or a share of the installation. */
const backupUrl = ({ config }: FactDeps): string | undefined => {
  const { aws_endpoint_url_s3, aws_region, backup_to } = config;
  if (backup_to === undefined || !isBucket(backup_to)) return undefined;
  return aws_endpoint_url_s3 ?? `https://s3.${aws_region ?? DEFAULT_REGION}.amazonaws.com`;
};

const listOperators = async (deps: FactDeps): Promise<Operator[]> => {
  const { config, payments } = deps;
  const urls: [ServiceName, string | undefined][] = [
    ["mail", config.smtp_url],
    ["whatsapp", config.whatsapp_token && config.whatsapp_url],
    ["speech", config.speech_url],
    ["live", config.live_model && config.live_url],
    ["payments", payments?.kind === "stripe" ? "https://api.stripe.com" : undefined],
    ["storage", config.s3_endpoint],
    ["backup", backupUrl(deps)],
    ["google", config.google_client_id && config.google_issuer],
    ["automation", config.automation_url],
  ];
  return [
    ...(await writerOf(deps)),
    ...urls.flatMap(([service, url]) => (url ? [operatorOf(service, url)] : [])),
  ];
};

interface Accounts {
  doctors: number;
  second_step: number;
}

const countAccounts = async ({ db }: FactDeps): Promise<Accounts> => {
  const { rows } = await db.pool.query<Accounts>(
    `select count(*)::int as doctors,
            count(*) filter (where u.two_factor_enabled or exists (
              select from auth.passkey k where k.user_id = u.id))::int as second_step
       from auth."user" u where u.banned is not true`,
  );
  return rows[0]!;
};

/** What the documents say of this installation: its configuration and its state now. */
export const readInstallationFacts = async (deps: FactDeps): Promise<InstallationFacts> => {
  const { config } = deps;
  const { last_backup, last_drill } = await readBackupState(config);
  return {
    controller: await findController(deps),
    operators: await listOperators(deps),
    retention: {
      audio: daysOf(config, "audio"),
      transcript: daysOf(config, "transcript"),
      chat: daysOf(config, "chat"),
    },
    ...(await countAccounts(deps)),
    has_encrypted_files: (await readProtection(config.data_dir))?.is_encrypted === true,
    has_https: config.base_url.startsWith("https://"),
    backup_at: last_backup?.made_at ?? null,
    drill: last_drill && { at: last_drill.ended_at, is_sound: last_drill.fault === null },
  };
};
