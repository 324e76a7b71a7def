import type { StorageUse } from "@relato/shared/contract/admin-operations.ts";
import { formatBytes, formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { Panel } from "./panel.tsx";
import { storageUseQuery } from "./queries.ts";

const Fact = (props: { label: string; value: string; children?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{props.label}</dt>
    <dd className="font-semibold tabular-nums">{props.value}</dd>
    {props.children === undefined ? null : (
      <dd className="text-sm [overflow-wrap:anywhere] text-muted">{props.children}</dd>
    )}
  </div>
);

const Sizes = ({ files, free_bytes, database_bytes }: StorageUse) => {
  const { locale, text } = useLanguage();
  const words = text.operations.storage;
  return (
    <>
      {files === null ? (
        <Fact label={words.files} value={words.filesFailed} />
      ) : (
        <Fact label={words.files} value={formatBytes(locale, files.bytes)}>
          {words.filesDetail(
            formatNumber(locale, files.count),
            formatDateTime(locale, files.counted_at),
          )}
        </Fact>
      )}
      <Fact label={words.free} value={formatBytes(locale, free_bytes)}>
        {words.freeDetail}
      </Fact>
      <Fact label={words.database} value={formatBytes(locale, database_bytes)} />
    </>
  );
};

const Backups = ({ backup: { last_backup, last_drill } }: StorageUse) => {
  const { locale, text } = useLanguage();
  const words = text.operations.storage;
  return (
    <>
      {last_backup === null ? (
        <Fact label={words.backup} value={words.noBackup}>
          {words.noBackupDetail}
        </Fact>
      ) : (
        <Fact label={words.backup} value={formatDateTime(locale, last_backup.made_at)}>
          {words.backupDetail(
            formatNumber(locale, last_backup.rows),
            formatNumber(locale, last_backup.files),
            last_backup.folder,
          )}
        </Fact>
      )}
      {last_drill === null ? (
        <Fact label={words.drill} value={words.noDrill}>
          {words.noDrillDetail}
        </Fact>
      ) : (
        <Fact label={words.drill} value={formatDateTime(locale, last_drill.ended_at)}>
          {last_drill.fault === null
            ? words.drillOk(formatNumber(locale, Math.round(last_drill.seconds)))
            : words.drillFault(last_drill.fault)}
        </Fact>
      )}
    </>
  );
};

const Archive = ({ backup: { archive } }: StorageUse) => {
  const { locale, text } = useLanguage();
  const words = text.operations.storage;
  // Databases elsewhere have the archive of their administrator.
  if (archive === null) return null;
  const until = archive.archived_until;
  return (
    <Fact
      label={words.archive}
      value={until === null ? words.archiveWaiting : formatDateTime(locale, until)}
    >
      {archive.fault === null
        ? words.archiveDetail(formatDateTime(locale, archive.restorable_from))
        : words.archiveFault(archive.fault)}
    </Fact>
  );
};

const Scrub = ({ scrub }: StorageUse) => {
  const { locale, text } = useLanguage();
  const words = text.operations.storage;
  if (scrub === null)
    return (
      <Fact label={words.scrub} value={words.noScrub}>
        {words.noScrubDetail}
      </Fact>
    );
  return (
    <Fact label={words.scrub} value={formatDateTime(locale, scrub.ran_at)}>
      {words.scrubDetail(formatNumber(locale, scrub.files), formatBytes(locale, scrub.bytes))}
      {scrub.round_ended_at === null
        ? null
        : `. ${words.scrubRound(formatDateTime(locale, scrub.round_ended_at))}`}
    </Fact>
  );
};

/** Sizes, the last backup, its drill and the verification of files. Warnings come first. */
export const StoragePanel = () => {
  const { text } = useLanguage();
  const words = text.operations.storage;
  const query = useQuery(storageUseQuery);
  const { data } = query;
  if (data === undefined)
    return (
      <Panel title={words.title}>
        <Pending query={query} title={text.operations.failed} lines={8} />
      </Panel>
    );
  const { backup, scrub } = data;
  const damaged = scrub?.failures.length ?? 0;
  return (
    <Panel title={words.title}>
      <div className="space-y-2">
        {damaged > 0 ? <Note tone="danger">{words.damaged(damaged)}</Note> : null}
        {backup.warning === null ? null : (
          <Note tone="warn">
            <p>{words.warnings[backup.warning]}</p>
            {backup.last_fault === null ? null : (
              <p className="mt-1 [overflow-wrap:anywhere]">{words.lastFault(backup.last_fault)}</p>
            )}
          </Note>
        )}
      </div>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <Sizes {...data} />
        <Backups {...data} />
        <Archive {...data} />
        <Scrub {...data} />
      </dl>
    </Panel>
  );
};
