import type { QueueDepth } from "@relato/shared/contract/admin-operations.ts";
import { formatNumber, formatSpokenDuration } from "@relato/shared/locales/format.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { Cell, Panel, ROW, ROW_HEAD, Table } from "./panel.tsx";
import { queuesQuery } from "./queries.ts";

/** The name of a queue in the interface's language. */
export const queueName = (words: ViewMessages["operations"], name: string): string =>
  words.queue.names[name] ?? name;

const Row = ({ name, waiting, active, failed, oldest_s }: QueueDepth) => {
  const { locale, text } = useLanguage();
  const { columns, none } = text.operations.queue;
  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_HEAD}>
        {queueName(text.operations, name)}
      </th>
      <Cell name={columns.waiting}>{formatNumber(locale, waiting)}</Cell>
      <Cell name={columns.active}>{formatNumber(locale, active)}</Cell>
      <Cell name={columns.failed}>
        <span className={failed > 0 ? "font-semibold text-danger" : ""}>
          {formatNumber(locale, failed)}
        </span>
      </Cell>
      <Cell name={columns.oldest}>
        {oldest_s === null ? none : formatSpokenDuration(locale, oldest_s * 1000)}
      </Cell>
    </tr>
  );
};

/** The queues that have a job. */
export const QueuePanel = () => {
  const { text } = useLanguage();
  const words = text.operations.queue;
  const query = useQuery(queuesQuery);
  const queues = query.data?.queues.filter(
    ({ waiting, active, failed }) => waiting + active + failed > 0,
  );
  return (
    <Panel title={words.title} intro={words.intro}>
      {queues === undefined ? (
        <Pending query={query} title={text.operations.failed} />
      ) : queues.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <Table caption={words.title} columns={Object.values(words.columns)}>
          {queues.map((one) => (
            <Row key={one.name} {...one} />
          ))}
        </Table>
      )}
    </Panel>
  );
};
