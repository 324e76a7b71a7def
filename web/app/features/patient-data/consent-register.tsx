import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { AddConsent } from "../consents/add-consent.tsx";
import { ConsentRecords } from "../consents/consent-records.tsx";
import { RevokeConsent } from "../consents/revoke-consent.tsx";
import { consentsQuery } from "./queries.ts";

const Entry = ({ entry }: { entry: ConsentEntry }) => {
  const { locale, text } = useLanguage();
  const words = text.patientData.consents;
  const { consulta_id, revoked_at } = entry;
  const consulta = words.consulta(shortCode(consulta_id));
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h4 className="font-semibold">
        {words.purpose[entry.purpose]}:{" "}
        <Link
          href={paths.consulta(locale, consulta_id)}
          className="inline-block py-0.5 text-accent underline-offset-4 hover:underline"
        >
          {consulta}
        </Link>
      </h4>
      <ConsentRecords records={entry.records} />
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <p className="[overflow-wrap:anywhere]">
          {words.recordedBy(entry.recorded_by)} ·{" "}
          {entry.has_audio ? words.audio.stored : words.audio.none}
        </p>
        {revoked_at === null ? (
          <>
            <AddConsent
              consulta_id={consulta_id}
              label={`${text.consulta.consent.add}: ${consulta}`}
            />
            <RevokeConsent
              consulta_id={consulta_id}
              label={`${text.consulta.consent.revoke}: ${consulta}`}
            />
          </>
        ) : (
          <p className="font-medium text-danger">
            {words.revoked(formatDateTime(locale, revoked_at))}
          </p>
        )}
      </div>
    </li>
  );
};

/** Each consent of a patient, with its revocation. */
export const ConsentRegister = ({ paciente_id }: { paciente_id: string }) => {
  const words = useLanguage().text.patientData;
  const list = useQuery(consentsQuery(paciente_id));
  return (
    <section aria-labelledby="consents" className="card p-5">
      <h3 id="consents" className="mb-3 text-lg font-semibold">
        {words.consents.title}
      </h3>
      {list.data === undefined ? (
        <Pending query={list} title={words.failed} lines={3} />
      ) : list.data.items.length === 0 ? (
        <p className="text-muted">{words.consents.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {list.data.items.map((entry) => (
            <Entry key={entry.consulta_id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
};
