import type { ToldIncident } from "@relato/shared/contract/incidents.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ApiError } from "../../api/api-error.ts";
import { paths } from "../../paths.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { markInformed, toldIncidentQuery } from "./incident-queries.ts";

const useFacts = ({ facts }: ToldIncident) => {
  const { locale, text } = useLanguage();
  const { categories } = text.compliance;
  return {
    period: `${formatDateTime(locale, facts.from)} – ${formatDateTime(locale, facts.to)}`,
    data: facts.categories.map((one) => categories[one]).join(", ") || "–",
  };
};

const Facts = ({ told }: { told: ToldIncident }) => {
  const words = useLanguage().text.compliance.told;
  const { period, data } = useFacts(told);
  const { description, measures, risks } = told.facts;
  const lines = [
    [words.period, period],
    [words.data, data],
    [words.measures, measures],
    [words.risks, risks],
  ] as const;
  return (
    <section className="card p-5 sm:p-6">
      <p className="whitespace-pre-line">{description}</p>
      <dl className="mt-4 space-y-2 text-sm">
        {lines.map(([label, value]) =>
          value === "" ? null : (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
};

type Affected = ToldIncident["patients"][number];

interface PatientProps {
  noticeId: string;
  told: ToldIncident;
}

/** A patient with the text to send and a mark that the patient was informed. */
const Patient = ({ noticeId, told, id, nome, listed, informed_at }: PatientProps & Affected) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.told;
  const { period, data } = useFacts(told);
  const mark = useAction({ ...markInformed(noticeId), failure: "toast" });
  const seen = listed ? words.listed : words.opened;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          href={paths.dashboard(locale, "patients", { id })}
          className="font-medium underline underline-offset-2"
        >
          {nome}
        </Link>
        <span className="block text-sm text-muted">
          {informed_at === null
            ? seen
            : `${seen} · ${words.informedAt(formatDateTime(locale, informed_at))}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            aria-label={words.informOf(nome)}
            checked={mark.isPending ? mark.variables.informed : informed_at !== null}
            disabled={mark.isPending}
            onChange={({ target }) => mark.mutate({ pacienteId: id, informed: target.checked })}
            className="size-5 accent-accent"
          />
          {words.informed}
        </label>
        <CopyButton
          value={words.letter(nome, period, data, told.facts.measures)}
          words={words}
          of={nome}
        />
      </span>
    </li>
  );
};

const Patients = ({ noticeId, told }: PatientProps) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.told;
  const informed = told.patients.filter(({ informed_at }) => informed_at !== null).length;
  return (
    <section aria-label={words.patients} className="card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{words.patients}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{words.intro}</p>
      <p className="mt-3 text-sm">
        {told.patients.length === 0
          ? words.none
          : words.informedCount(informed, told.patients.length)}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {told.patients.map((one) => (
          <Patient key={one.id} noticeId={noticeId} told={told} {...one} />
        ))}
      </ul>
      {told.consultas.length === 0 ? null : (
        <>
          <h3 className="mt-4 font-semibold">{words.unnamed}</h3>
          <ul className="text-sm">
            {told.consultas.map(({ id, data_criacao }) => (
              <li key={id}>
                <Link href={paths.consulta(locale, id)} className="underline underline-offset-2">
                  {shortCode(id)}, {formatDateTime(locale, data_criacao)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** An incident for its doctor: the facts, the affected patients, a text for each. */
export const IncidentPage = () => {
  const words = useLanguage().text.compliance.told;
  const { id } = useParams({ from: "/incidentes/$id" });
  const query = useQuery(toldIncidentQuery(id));
  const { data, error } = query;
  usePageTitle(words.title);
  const isMissing = error instanceof ApiError && ["NOT_FOUND", "VALIDATION"].includes(error.code);
  return (
    <div className="space-y-5">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      {isMissing ? (
        <p className="text-muted">{words.notFound}</p>
      ) : data === undefined ? (
        <Pending query={query} title={words.failed} lines={6} className="card p-6" />
      ) : (
        <>
          <Facts told={data} />
          <Patients noticeId={id} told={data} />
        </>
      )}
    </div>
  );
};
