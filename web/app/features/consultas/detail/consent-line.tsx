import { formatDateTime } from "@relato/shared/locales/format.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { RevokeConsent } from "../../patient-data/revoke-consent.tsx";

const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "consent", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id/consent", { params: { id }, signal }),
  });

/** When the patient consented, with a button that records a revocation. */
export const ConsentLine = ({ id }: { id: string }) => {
  const { locale, text } = useLanguage();
  const words = text.consulta.consent;
  const { data } = useQuery(consentQuery(id));
  if (data === undefined || data.state === "none" || data.at === null) return null;
  const when = formatDateTime(locale, data.at);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{data.state === "given" ? words.given(when) : words.revoked(when)}</p>
      {data.state === "given" ? <RevokeConsent consulta_id={id} /> : null}
    </div>
  );
};
