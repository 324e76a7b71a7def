import { formatDateTime } from "@relato/shared/locales/format.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { AddConsent } from "../../consents/add-consent.tsx";
import { ConsentRecords } from "../../consents/consent-records.tsx";
import { RevokeConsent } from "../../consents/revoke-consent.tsx";

const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "consent", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id/consent", { params: { id }, signal }),
  });

/** Who consented and when, with buttons that add a consent or record a revocation. */
export const ConsentLine = ({ id }: { id: string }) => {
  const { locale, text } = useLanguage();
  const words = text.consulta.consent;
  const { data } = useQuery(consentQuery(id));
  if (data === undefined) return null;
  const { state, at, records } = data;
  return (
    <section aria-label={words.label} className="text-sm">
      <h2 className="font-semibold">{words.label}</h2>
      {state === "none" ? <p className="text-muted">{words.none}</p> : null}
      <ConsentRecords records={records} />
      {state === "revoked" && at !== null ? (
        <p className="mt-1 font-medium text-danger">{words.revoked(formatDateTime(locale, at))}</p>
      ) : (
        <div className="mt-1 flex flex-wrap gap-x-4 text-muted">
          <AddConsent consulta_id={id} />
          {state === "given" ? <RevokeConsent consulta_id={id} /> : null}
        </div>
      )}
    </section>
  );
};
