import { ErrorsPanel } from "./errors-panel.tsx";
import { FailedJobsPanel } from "./failed-jobs-panel.tsx";
import { OutboxPanel } from "./outbox-panel.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import { ServicesPanel } from "./services-panel.tsx";
import { StoragePanel } from "./storage-panel.tsx";
import { ViewCountsPanel } from "./view-counts-panel.tsx";

/** Whether the installation works, and what waits for its operator. Each panel loads alone. */
export const OperationsSection = () => (
  <div className="grid gap-5">
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <ServicesPanel />
      <StoragePanel />
    </div>
    <QueuePanel />
    <FailedJobsPanel />
    <OutboxPanel />
    <ErrorsPanel />
    <ViewCountsPanel />
  </div>
);
