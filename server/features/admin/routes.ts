import * as contract from "@relato/shared/contract/admin.ts";
import type { WriterChoice } from "@relato/shared/domain/writer-choice.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findServers } from "../../providers/writer/found-servers.ts";
import { describeDefaultModel } from "../../providers/writer/local/machine.ts";
import { listModelUsage, USAGE_DAYS } from "./model-runs.ts";
import { findWriterChoice, updateWriterChoice } from "./writer-choice.ts";

export const registerAdminRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, audit } = deps;
  const search = () => findServers(config.writer_search);

  bind(app, contract.getWriterSettings, () => readSettings(deps));

  bind(app, contract.listWriterServers, async () => ({ servers: await search() }));

  bind(app, contract.saveWriterChoice, async ({ body: choice, user }) => {
    if (config.writer_model !== undefined) throw new AppError("WRITER_CONFIGURED");
    if (choice.kind === "server" && !isOffered(choice, await search()))
      throw new AppError("WRITER_NOT_FOUND");
    await updateWriterChoice(db, user.id, choice);
    recordAdminAct(audit, { actor: user.id, act: "choose-writer", medico_id: null });
    if (choice.kind === "local") await startInstallation(deps);
    return readSettings(deps);
  });

  bind(app, contract.installWriterModel, async ({ user }) => {
    await startInstallation(deps);
    recordAdminAct(audit, { actor: user.id, act: "install-writer", medico_id: null });
    return readSettings(deps);
  });
};

/** Starts installing the current local model. Resolves when a download runs or none is needed. */
const startInstallation = async ({ findModelWriter, log }: Deps): Promise<void> => {
  const installation = (await findModelWriter())?.installation;
  if (installation === undefined) return;
  const { promise: started, resolve } = Promise.withResolvers<void>();
  installation
    .install(() => resolve())
    .then(
      (status) => log.info(status, "local model installation ended"),
      (error: unknown) => log.warn({ err: error }, "local model installation failed"),
    )
    .finally(resolve);
  await started;
};

const readSettings = async (deps: Deps): Promise<contract.WriterSettings> => {
  const { db, config, findModelWriter } = deps;
  const [choice, usage, writer] = await Promise.all([
    findWriterChoice(db),
    listModelUsage(db, config),
    findModelWriter(),
  ]);
  const source = choice === null ? "default" : "choice";
  return {
    choice,
    local: describeDefaultModel(),
    usage,
    usage_days: USAGE_DAYS,
    current: {
      source: config.writer_model === undefined ? source : "environment",
      model: writer && {
        name: writer.name,
        is_local: writer.is_local,
        is_reachable: await writer.reachable(),
        installation: (await writer.installation?.status()) ?? null,
      },
    },
  };
};

/** Only a found server can be chosen, so that no other address gets a request. */
const isOffered = (
  { url, provider, model }: Extract<WriterChoice, { kind: "server" }>,
  servers: readonly contract.FoundServer[],
): boolean =>
  servers.some(
    (server) =>
      server.url === url &&
      (server.kind === "ollama") === (provider === "ollama") &&
      server.models.some(({ name }) => name === model),
  );
