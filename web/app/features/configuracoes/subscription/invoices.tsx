import type { Invoice } from "@relato/shared/contract/planos.ts";
import { formatMoney } from "@relato/shared/domain/money.ts";
import { formatDate } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { invoicesQuery } from "../../planos/queries.ts";

const FileLink = (props: { href: string; label: string; children: string }) => (
  <a
    href={props.href}
    target="_blank"
    rel="noreferrer"
    aria-label={props.label}
    className="btn btn-quiet px-3 text-sm"
  >
    {props.children}
  </a>
);

const Row = ({ invoice }: { invoice: Invoice }) => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.subscription.invoices;
  const { total, currency, status, url, pdf_url } = invoice;
  const number = invoice.number ?? invoice.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium">{formatDate(locale, Date.parse(invoice.created_at) / 1000)}</p>
        <p className="text-sm break-all text-muted">{number}</p>
      </div>
      <p className="text-right">
        <span className="block font-semibold tabular-nums">
          {formatMoney(locale, currency, total)}
        </span>
        <span className="text-sm text-muted">{words.status[status]}</span>
      </p>
      <p className="flex gap-2">
        {url === null ? null : (
          <FileLink href={url} label={words.viewOf(number)}>
            {words.view}
          </FileLink>
        )}
        {pdf_url === null ? null : (
          <FileLink href={pdf_url} label={words.downloadOf(number)}>
            {words.download}
          </FileLink>
        )}
      </p>
    </li>
  );
};

/** The doctor's invoices, newest first, each on the payment provider's page and as a PDF. */
export const Invoices = () => {
  const words = useLanguage().text.configuracoes.subscription.invoices;
  const query = useQuery(invoicesQuery);
  const { data } = query;
  return (
    <section aria-labelledby="invoices" className="mt-8 border-t border-line pt-6">
      <h2 id="invoices" className="mb-2 text-lg font-semibold">
        {words.title}
      </h2>
      {data === undefined ? (
        <Pending query={query} title={words.failed} category="subscription" lines={3} />
      ) : data.items.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {data?.has_more === true ? <p className="mt-3 text-sm text-muted">{words.more}</p> : null}
    </section>
  );
};
