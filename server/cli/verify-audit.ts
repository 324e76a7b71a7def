import { startDatabase } from "../database-start.ts";
import { readBackupHeads } from "../features/backup/audit-heads.ts";
import { BackupError } from "../features/backup/error.ts";
import { readPrintedHeads } from "../features/audit-log/printed-heads.ts";
import { createLog } from "../platform/audit/log.ts";
import type { Config } from "../platform/config/config.ts";
import {
  type KnownHead,
  type RunQuery,
  type VerifiedChain,
  verifyChains,
} from "../platform/audit/verify-chain.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { asSystem, createDatabase } from "../platform/database/database.ts";
import { DatabaseStartError } from "../platform/database/home.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const HEAD = /^([1-9]\d{0,17}):([0-9a-f]{64})$/;

/** A head as a person copies it from paper: with spaces, in any case. @throws CliError */
const parseHead = (typed: string): KnownHead => {
  const [, seq, hash] = HEAD.exec(typed.replaceAll(/\s/g, "").toLowerCase()) ?? [];
  if (seq === undefined || hash === undefined)
    throw new CliError("--head is a number, a colon and 64 characters of 0-9 and a-f");
  return { seq, hash, source: "--head" };
};

const nameOf = ({ medico_id }: VerifiedChain): string => {
  if (medico_id === null) return "a chain that is gone";
  return medico_id === "" ? "installation" : `doctor ${medico_id}`;
};

const describe = (chain: VerifiedChain): string =>
  `${nameOf(chain)}: ${chain.fault ?? `${chain.entries} entries, no fault`}\n`;

/** @throws CliError */
const readHeadsOfBackups = (path: string, config: Config): Promise<KnownHead[]> =>
  readBackupHeads(path, config).catch((error: unknown) => {
    throw error instanceof BackupError ? new CliError(error.message) : error;
  });

/** `relato -- verify-audit [--backup DIR] [--head NUMBER:HASH]`: exit code 1 for a fault. */
export const verifyAudit = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("verify-audit", args);
  if (operands.length > 0) throw new CliError(usageOf("verify-audit"));
  const config = readEnvironment();
  const stored = [
    ...(values.head === undefined ? [] : [parseHead(values.head)]),
    ...(values.backup === undefined ? [] : await readHeadsOfBackups(values.backup, config)),
  ];
  // Not boot, which would write to the log.
  const database = await startDatabase(config, createLog("error")).catch((error: unknown) => {
    throw error instanceof DatabaseStartError ? new CliError(error.message) : error;
  });
  const db = createDatabase(database.url, { max: 1 });
  try {
    const { chains, unknown } = await asSystem(db, "verify the audit log", async (tx) => {
      const query: RunQuery = (text, params) => tx.query(text, params);
      // One snapshot of entries and heads, while Relato writes more.
      await query("set transaction isolation level repeatable read, read only");
      return verifyChains(query, [...stored, ...(await readPrintedHeads(query))]);
    });
    for (const chain of chains) process.stdout.write(describe(chain));
    for (const sentence of unknown) process.stdout.write(`${sentence}\n`);
    if (unknown.length > 0 || chains.some(({ fault }) => fault !== null)) process.exitCode = 1;
  } finally {
    await db.close();
    await database.stop();
  }
};
