import type { FailedJob } from "@relato/shared/contract/admin-operations.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Panel } from "./panel.tsx";
import { discardFailedJob, failedJobsQuery, retryFailedJob } from "./queries.ts";
import { queueName } from "./queue-panel.tsx";

const JobRow = (props: { job: FailedJob; onDiscard: () => void }) => {
  const { locale, text } = useLanguage();
  const { id, queue, failed_at, attempts, error, account } = props.job;
  const words = text.operations.failedJobs;
  const retry = useAction({ ...retryFailedJob, success: words.retried, failure: "toast" });
  const name = queueName(text.operations, queue);
  const at = formatDateTime(locale, failed_at);
  const parts = [at, words.attempts(attempts), error ?? words.unknownError];
  if (account !== null) parts.push(text.operations.account(account));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-muted">{parts.join(" · ")}</p>
      </div>
      <div className="-mx-3 flex flex-wrap">
        <RowButton
          label={words.retryOf(name, at)}
          look="accent"
          isDisabled={retry.isPending}
          onPress={() => retry.mutate(id)}
        >
          {words.retry}
        </RowButton>
        <RowButton label={words.discardOf(name, at)} look="danger" onPress={props.onDiscard}>
          {words.discard}
        </RowButton>
      </div>
    </li>
  );
};

/** The jobs that were given up, with retry and discard. */
export const FailedJobsPanel = () => {
  const { text } = useLanguage();
  const words = text.operations.failedJobs;
  const [chosen, setChosen] = useState<FailedJob | null>(null);
  const list = useInfiniteQuery(failedJobsQuery);
  const items = list.data?.pages.flatMap((page) => page.items);
  const close = (): void => {
    setChosen(null);
    discard.reset();
  };
  const discard = useAction({ ...discardFailedJob, success: words.discarded, onSuccess: close });
  return (
    <Panel title={words.title} intro={words.intro}>
      {items === undefined ? (
        <Pending query={list} title={text.operations.failed} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line rounded-lg border border-line">
          {items.map((job) => (
            <JobRow key={job.id} job={job} onDiscard={() => setChosen(job)} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
      <ConfirmDialog
        isOpen={chosen !== null}
        title={words.discardTitle}
        confirmLabel={words.discard}
        isBusy={discard.isPending}
        failure={discard.error}
        onConfirm={() => {
          if (chosen !== null) discard.mutate(chosen.id);
        }}
        onClose={close}
      >
        <p>{chosen === null ? "" : queueName(text.operations, chosen.queue)}</p>
        <p className="mt-2 text-muted">{words.discardDetail}</p>
      </ConfirmDialog>
    </Panel>
  );
};
