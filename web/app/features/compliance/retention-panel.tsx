import type { RetentionPreview } from "@relato/shared/contract/compliance.ts";
import { formatBytes, formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { Cell, Panel, ROW, ROW_HEAD, Table } from "../operations/panel.tsx";
import { retentionQuery } from "./queries.ts";

const Amount = ({ count, bytes }: RetentionPreview["stored"]) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.retention;
  if (count === 0) return words.nothing;
  return words.amount(formatNumber(locale, count), formatBytes(locale, bytes));
};

const Row = ({ kind, days, stored, tonight, within_30_days, unsigned }: RetentionPreview) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.retention;
  const { columns } = words;
  const period = kind === "chat" ? words.afterMessage : words.afterSignature;
  return (
    <tr className={ROW}>
      <th scope="row" className={ROW_HEAD}>
        {words.kinds[kind]}
      </th>
      <Cell name={columns.period}>
        {days === null ? words.kept : period(formatNumber(locale, days))}
        {days === null || unsigned === 0 ? null : (
          <span className="block text-muted">{words.unsigned(formatNumber(locale, unsigned))}</span>
        )}
      </Cell>
      <Cell name={columns.stored}>
        <Amount {...stored} />
      </Cell>
      <Cell name={columns.tonight}>{days === null ? "–" : <Amount {...tonight} />}</Cell>
      <Cell name={columns.later}>{days === null ? "–" : <Amount {...within_30_days} />}</Cell>
    </tr>
  );
};

/** The retention periods and a preview of what goes. */
export const RetentionPanel = () => {
  const { locale, text } = useLanguage();
  const words = text.compliance.retention;
  const query = useQuery(retentionQuery);
  const { data } = query;
  return (
    <Panel title={words.title} intro={words.intro}>
      {data === undefined ? (
        <Pending query={query} title={text.compliance.failed} />
      ) : (
        <>
          <Table caption={words.title} columns={Object.values(words.columns)}>
            {data.kinds.map((one) => (
              <Row key={one.kind} {...one} />
            ))}
          </Table>
          <p className="mt-4 text-sm">{words.tonightAt(formatDateTime(locale, data.tonight_at))}</p>
          <p className="mt-1 max-w-prose text-sm text-muted">{words.rule}</p>
          <p className="mt-1 max-w-prose text-sm text-muted">{words.variables}</p>
        </>
      )}
    </Panel>
  );
};
