import type { DoctorPlano } from "@relato/shared/contract/plano-grants.ts";
import { PLANO_IDS, type PlanoId } from "@relato/shared/domain/planos.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { grantPlano, revokePlano } from "./grant-queries.ts";

/** The account, its plan and the granted one. */
const Facts = ({ doctor: { name, email, current, grant } }: { doctor: DoctorPlano }) => {
  const { locale, text } = useLanguage();
  const { planoGrants: words, planos } = text;
  const nameOf = (plano: PlanoId): string => planos.plan[plano].name;
  const source = current.source === null ? null : words.source[current.source];
  const granted =
    grant === null
      ? words.noGrant
      : grant.until === null
        ? words.granted(nameOf(grant.plano))
        : grant.has_ended
          ? words.ended(nameOf(grant.plano), formatDay(locale, grant.until))
          : words.grantedUntil(nameOf(grant.plano), formatDay(locale, grant.until));
  const plan = current.plano === null ? words.status[current.status] : nameOf(current.plano);
  const rows = [
    [words.account, name === "" ? email : `${name} (${email})`],
    [words.current, source === null ? plan : `${plan} (${source})`],
    [words.grant, granted],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface GrantFormProps {
  doctor: DoctorPlano;
  onChange: (doctor: DoctorPlano) => void;
}

/** Grants a plan to the account, in place of an earlier grant, or revokes it. */
export const GrantForm = ({ doctor, onChange }: GrantFormProps) => {
  const { text } = useLanguage();
  const words = text.planoGrants;
  const [plano, setPlano] = useState<PlanoId>(doctor.grant?.plano ?? "yearly");
  const [until, setUntil] = useState("");
  const grant = useAction({ ...grantPlano, success: words.done, onSuccess: onChange });
  const revoke = useAction({ ...revokePlano, success: words.revoked, onSuccess: onChange });
  const error = grant.error ?? revoke.error;
  const isBusy = grant.isPending || revoke.isPending;
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        grant.mutate({ userId: doctor.id, plano, until: until === "" ? null : until });
      }}
    >
      <Facts doctor={doctor} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.plan} error={undefined}>
          {(input) => (
            <select
              {...input}
              className="field"
              value={plano}
              onChange={({ target }) => setPlano(target.value as PlanoId)}
            >
              {PLANO_IDS.map((id) => (
                <option key={id} value={id}>
                  {text.planos.plan[id].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <LabelledDate
          label={words.until}
          hint={words.untilHint}
          value={until}
          onChange={setUntil}
        />
      </div>
      {error === null ? null : <FailureNotice error={error} />}
      <div className="flex flex-wrap justify-end gap-2">
        {doctor.grant === null ? null : (
          <button
            type="button"
            className="btn btn-quiet"
            disabled={isBusy}
            onClick={() => revoke.mutate(doctor.id)}
          >
            {words.revoke}
          </button>
        )}
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {words.save}
        </button>
      </div>
    </form>
  );
};
