import type { AnswerTable } from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { SourceButtons } from "./source-button.tsx";
import { TableConditions } from "./table-conditions.tsx";
import { ValuesChart } from "./values-chart.tsx";

type Of<T extends AnswerTable["type"]> = Extract<AnswerTable, { type: T }>;

const CELL = "border-b border-line px-3 py-2 text-left align-top";

const Values = ({ table, sources }: { table: Of<"values">; sources: readonly Source[] }) => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.table;
  const { measure, unit, rows } = table;
  return (
    <figure className="space-y-2">
      <figcaption className="font-semibold">
        {measure}
        {unit === "" ? null : <span className="font-normal text-muted"> ({unit})</span>}
      </figcaption>
      {rows.length > 1 ? <ValuesChart table={table} label={words.chart(measure)} /> : null}
      <table className="w-full text-[0.9375rem]">
        <thead>
          <tr>
            <th className={CELL}>{words.date}</th>
            <th className={CELL}>{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, value, source }, i) => (
            <tr key={i}>
              <td className={CELL}>{formatDay(locale, date)}</td>
              <td className={CELL}>
                {value} <SourceButtons numbers={[source]} sources={sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};

const Who = (props: { table: Of<"who_has" | "who_lacks">; sources: readonly Source[] }) => {
  const { locale, text } = useLanguage();
  const { table: words, answer } = text.chatzello;
  const { type, topic, patients, is_partial } = props.table;
  return (
    <div>
      <p className="font-semibold">{words[type](topic, patients.length)}</p>
      <ul className="mt-1">
        {patients.map(({ id, nome, date, source }) => (
          <li key={id} className="border-b border-line py-2">
            <Link
              href={paths.dashboard(locale, "patients", { id })}
              className="text-accent underline [overflow-wrap:anywhere]"
            >
              {nome}
            </Link>
            {date === null ? null : (
              <span className="text-muted"> · {formatDay(locale, date)}</span>
            )}
            {source === null ? null : <SourceButtons numbers={[source]} sources={props.sources} />}
          </li>
        ))}
      </ul>
      {is_partial ? <p className="text-sm text-muted">{answer.partial}</p> : null}
    </div>
  );
};

/** The result of a structured question, and how the question was understood. */
export const AnswerTableView = (props: { table: AnswerTable; sources: readonly Source[] }) => (
  <>
    <Result {...props} />
    <TableConditions conditions={props.table.conditions} />
  </>
);

const Result = (props: { table: AnswerTable; sources: readonly Source[] }) => {
  const { locale, text } = useLanguage();
  const { table: words, answer } = text.chatzello;
  const { table, sources } = props;
  switch (table.type) {
    case "values":
      return <Values table={table} sources={sources} />;
    case "first":
    case "last":
      return (
        <p>
          {table.found === null ? (
            words.never(table.topic)
          ) : (
            <>
              {words[table.type](table.topic)}:{" "}
              <strong>{formatDay(locale, table.found.date)}</strong>{" "}
              <SourceButtons numbers={[table.found.source]} sources={sources} />
            </>
          )}
        </p>
      );
    case "who_has":
    case "who_lacks":
      return <Who table={table} sources={sources} />;
    case "count":
      return (
        <p>
          {table.topic === "" ? null : `${table.topic}. `}
          <strong>{words.count[table.of](formatNumber(locale, table.count))}</strong>
          {table.is_partial ? (
            <span className="block text-sm text-muted">{answer.partial}</span>
          ) : null}
        </p>
      );
  }
};
