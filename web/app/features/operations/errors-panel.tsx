import type { ErrorCount } from "@relato/shared/contract/admin-operations.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { Bars } from "../../ui/bars.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { Cell, Panel, ROW, ROW_HEAD, Table } from "./panel.tsx";
import { errorCountsQuery } from "./queries.ts";
import { queueName } from "./queue-panel.tsx";

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);

const Row = ({ source, code, week, hours }: ErrorCount) => {
  const { locale, text } = useLanguage();
  const words = text.operations.errors;
  const from = source === "request" ? words.request : queueName(text.operations, source);
  const day = formatNumber(locale, sum(hours.slice(-24)));
  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_HEAD}>
        {code}
      </th>
      <Cell name={words.columns.source}>{from}</Cell>
      <Cell name={words.columns.week}>{formatNumber(locale, week)}</Cell>
      <td className="w-56 px-3 pb-2.5 max-md:block max-md:w-full max-md:px-0">
        <Bars
          isSmall
          values={hours}
          label={words.chart(code, day, formatNumber(locale, sum(hours)))}
        />
      </td>
    </tr>
  );
};

/** Errors of requests and jobs by code, with the counts of each hour. */
export const ErrorsPanel = () => {
  const { text } = useLanguage();
  const words = text.operations.errors;
  const query = useQuery(errorCountsQuery);
  const items = query.data?.items;
  return (
    <Panel title={words.title} intro={words.intro}>
      {items === undefined ? (
        <Pending query={query} title={text.operations.failed} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <Table caption={words.title} columns={Object.values(words.columns)}>
          {items.map((one) => (
            <Row key={`${one.source} ${one.code}`} {...one} />
          ))}
        </Table>
      )}
    </Panel>
  );
};
