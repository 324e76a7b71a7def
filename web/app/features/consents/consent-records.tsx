import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import { formatBytes, formatDateTime } from "@relato/shared/locales/format.ts";
import { call, hrefOf } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { FormInput, isTooLarge } from "./form-input.tsx";
import { refreshConsents } from "./refresh-consents.ts";

/** "by the patient", or "by Rosa Souza (mother), the patient's representative". */
const useGiver = ({ representative }: ConsentRecord): string => {
  const { text } = useLanguage();
  const { givenBy, givenFor } = text.patientData.consents;
  if (representative === null) return givenBy.patient;
  const { name, relation, document } = representative;
  return givenFor(name, text.home.giver.relations[relation], document);
};

/** The signed form, or the way to attach it: an upload may have failed. */
const SignedForm = ({ record: { id, form } }: { record: ConsentRecord }) => {
  const { locale, text } = useLanguage();
  const words = text.consulta.consent.form;
  const attach = useAction({
    run: (file: File) => call("PUT /api/consents/:id/form", { params: { id }, body: file }),
    success: words.attached,
    refresh: refreshConsents,
  });
  if (form !== null)
    return (
      <a
        href={hrefOf("GET /api/consents/:id/form", { params: { id } })}
        download
        className="inline-block min-h-6 font-medium text-accent underline underline-offset-2"
      >
        {words.download(form.mime_type === "image/jpeg" ? "JPEG" : "PDF")} (
        {formatBytes(locale, form.size)})
      </a>
    );
  return (
    <div className="space-y-2">
      <p className="font-medium text-warn">{words.missing}</p>
      <FormInput
        file={attach.variables ?? null}
        label={words.attach}
        isDisabled={attach.isPending}
        onChoose={(file) => {
          if (!isTooLarge(file)) attach.mutate(file);
        }}
      />
      {attach.error === null ? null : <FailureNotice error={attach.error} />}
    </div>
  );
};

const Record = ({ record }: { record: ConsentRecord }) => {
  const { locale, text } = useLanguage();
  const words = text.patientData.consents;
  const when = formatDateTime(locale, record.given_at);
  const details = [words.way[record.way], words.wording(record.wording)];
  return (
    <li>
      <p className="[overflow-wrap:anywhere]">{words.given(when, useGiver(record))}</p>
      <p className="text-sm text-muted">{details.join(" · ")}</p>
      {record.way === "written" ? (
        <div className="text-sm">
          <SignedForm record={record} />
        </div>
      ) : null}
    </li>
  );
};

/** Who consented to one consultation, when, and how; oldest first. */
export const ConsentRecords = ({ records }: { records: readonly ConsentRecord[] }) => (
  <ul className="space-y-2">
    {records.map((one) => (
      <Record key={one.id} record={one} />
    ))}
  </ul>
);
