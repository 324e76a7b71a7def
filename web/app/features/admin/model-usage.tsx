import type { ModelUsage } from "@relato/shared/contract/admin.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";

/** A cell; on a phone its column's name is before it. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className="px-4 py-2.5 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1">
    <span aria-hidden="true" className="text-sm text-muted md:hidden">
      {name}
    </span>
    <span className="max-md:text-right">{children}</span>
  </td>
);

const Row = ({ usage, hasPrices }: { usage: ModelUsage; hasPrices: boolean }) => {
  const { locale, text } = useLanguage();
  const words = text.admin.usage;
  const language = languageOfLocale(locale);
  return (
    <tr className="border-t border-line max-md:block max-md:py-3">
      <th
        scope="row"
        className="px-4 py-2.5 text-left align-top font-medium break-all max-md:block max-md:py-1"
      >
        {usage.model}
        <span className="block text-sm font-normal text-muted">{usage.provider}</span>
      </th>
      <Cell name={words.runs}>{formatNumber(locale, usage.runs)}</Cell>
      <Cell name={words.failures}>
        {usage.faults.length === 0 ? words.noFailures : null}
        {usage.faults.map(({ fault, count }) => (
          <span key={fault} className="block">
            {words.failure(count, words.faults[fault])}
          </span>
        ))}
      </Cell>
      <Cell name={words.tokens}>
        {formatNumber(locale, usage.input_tokens)} / {formatNumber(locale, usage.output_tokens)}
      </Cell>
      <Cell name={words.seconds}>
        {usage.median_ms === null
          ? words.unknown
          : new Intl.NumberFormat(language, {
              style: "unit",
              unit: "second",
              maximumFractionDigits: 1,
            }).format(usage.median_ms / 1000)}
      </Cell>
      {hasPrices ? (
        <Cell name={words.price}>
          {usage.price === null
            ? words.unknown
            : new Intl.NumberFormat(language, {
                style: "currency",
                currency: usage.price.currency,
              }).format(usage.price.amount)}
        </Cell>
      ) : null}
    </tr>
  );
};

/** Runs, failures and tokens of each model, with prices if configured. */
export const ModelUsageTable = ({ days, usage }: { days: number; usage: ModelUsage[] }) => {
  const words = useLanguage().text.admin.usage;
  const hasPrices = usage.some(({ price }) => price !== null);
  const columns = [words.model, words.runs, words.failures, words.tokens, words.seconds];
  if (hasPrices) columns.push(words.price);
  return (
    <section aria-label={words.title(days)} className="card mt-6 py-5 sm:py-6">
      <h2 className="px-4 text-lg font-semibold sm:px-6">{words.title(days)}</h2>
      {usage.length === 0 ? (
        <p className="mt-2 px-4 text-muted sm:px-6">{words.empty}</p>
      ) : (
        <table className="mt-4 w-full tabular-nums max-md:block">
          <thead className="bg-sunken text-left text-sm max-md:sr-only">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className="px-4 py-2.5 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {usage.map((one) => (
              <Row key={`${one.provider} ${one.model}`} usage={one} hasPrices={hasPrices} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
