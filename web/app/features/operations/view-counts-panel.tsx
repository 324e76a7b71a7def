import type { ViewCount } from "@relato/shared/contract/view-counts.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { Bars } from "../../ui/bars.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { Cell, Panel, ROW, ROW_HEAD, Table } from "./panel.tsx";
import { viewCountsQuery } from "./queries.ts";

const Row = ({ view, total, days }: ViewCount) => {
  const { locale, text } = useLanguage();
  const words = text.viewCounts;
  const name = text.shell.views[view];
  const shown = formatNumber(locale, total);
  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_HEAD}>
        {name}
      </th>
      <Cell name={words.columns.total}>{shown}</Cell>
      <td className="w-56 px-3 pb-2.5 max-md:block max-md:w-full max-md:px-0">
        <Bars isSmall values={days} label={words.chart(name, shown)} />
      </td>
    </tr>
  );
};

/** How often each view was opened a day, by doctors who allow usage statistics. */
export const ViewCountsPanel = () => {
  const words = useLanguage().text.viewCounts;
  const query = useQuery(viewCountsQuery);
  const items = query.data?.items;
  return (
    <Panel title={words.title} intro={words.intro}>
      {items === undefined ? (
        <Pending query={query} title={words.failed} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <Table caption={words.title} columns={Object.values(words.columns)}>
          {items.map((one) => (
            <Row key={one.view} {...one} />
          ))}
        </Table>
      )}
    </Panel>
  );
};
