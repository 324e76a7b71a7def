import type { LocalModelStatus } from "@relato/shared/contract/admin.ts";
import { formatBytes } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note, Progress } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { installWriterModel } from "./queries.ts";

type StatusIn<S extends LocalModelStatus["state"]> = Extract<LocalModelStatus, { state: S }>;

/** The progress of the installation, or why it failed and a button to start it. */
export const LocalModelInstallation = ({ status }: { status: LocalModelStatus }) => {
  const words = useLanguage().text.admin.writer.local;
  if (status.state === "installed") return null;
  return (
    <div className="mt-3 max-w-prose space-y-3">
      {status.state === "downloading" ? (
        <Download status={status} />
      ) : (
        <MissingModel status={status} />
      )}
      <p className="text-sm text-muted">{words.engineWrites}</p>
    </div>
  );
};

const Download = ({ status }: { status: StatusIn<"downloading"> }) => {
  const { locale, text } = useLanguage();
  const words = text.admin.writer.local;
  const { part, done_bytes, total_bytes } = status;
  return (
    <div>
      <output className="mb-2 block text-sm">{words.downloading[part]}</output>
      {total_bytes === 0 ? null : (
        <>
          <Progress label={words.progress} share={done_bytes / total_bytes} />
          <p className="mt-1 text-sm text-muted">
            {words.received(formatBytes(locale, done_bytes), formatBytes(locale, total_bytes))}
          </p>
        </>
      )}
    </div>
  );
};

const NOT_STARTED: readonly string[] = ["NOT_DOWNLOADED", "RUNTIME_MISSING"];

const MissingModel = ({ status: { reason } }: { status: StatusIn<"missing"> }) => {
  const { text } = useLanguage();
  const words = text.admin.writer.local;
  const install = useAction(installWriterModel);
  return (
    <>
      <Note tone="warn" announce="status">
        {words.reasons[reason]}
      </Note>
      {install.error === null ? null : <FailureNotice title={words.failed} error={install.error} />}
      {reason === "MACHINE_TOO_SMALL" ? null : (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={install.isPending}
          onClick={() => install.mutate()}
        >
          {NOT_STARTED.includes(reason) ? words.install : text.common.retry}
        </button>
      )}
    </>
  );
};
