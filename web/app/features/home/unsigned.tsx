import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { homeStartQuery } from "./queries.ts";

const LINK = "inline-flex min-h-6 items-center text-accent underline underline-offset-4";

/** The documents of the last days that wait for the doctor's signature. */
export const Unsigned = () => {
  const { locale, text } = useLanguage();
  const words = text.home.unsigned;
  const { data } = useQuery(homeStartQuery);
  if (data === undefined || data.unsigned.count === 0) return null;
  const { count, items } = data.unsigned;
  return (
    <section aria-labelledby="unsigned" className="card min-w-0 p-5">
      <h2 id="unsigned" className="mb-2 font-semibold">
        {words.title(formatNumber(locale, count))}
      </h2>
      <ul className="divide-y divide-line">
        {items.map(({ consulta_id, data_criacao, titulo, paciente }) => (
          <li key={consulta_id} className="flex min-h-12 flex-col justify-center py-1 text-sm">
            <Link href={paths.consulta(locale, consulta_id)} className={`${LINK} self-start`}>
              {paciente === null ? titulo : `${paciente}: ${titulo}`}
            </Link>
            <span className="text-muted">{formatDateTime(locale, data_criacao)}</span>
          </li>
        ))}
      </ul>
      {count > items.length ? (
        <Link href={paths.dashboard(locale, "consultations")} className={`${LINK} mt-2 text-sm`}>
          {text.home.seeAll}
        </Link>
      ) : null}
    </section>
  );
};
