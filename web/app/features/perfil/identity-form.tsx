import type { Perfil } from "@relato/shared/contract/perfil.ts";
import {
  ABROAD,
  missingIdentity,
  PERFIL_MAX,
  readRegistration,
  UFS,
  writeRegistration,
} from "@relato/shared/domain/perfil.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../api/call.ts";
import { SelectField, TextField } from "../../ui/form/fields.tsx";
import { Form } from "../../ui/form/form.tsx";
import { resolverOf, schemaOfRule } from "../../ui/form/schema.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useChosenName } from "../contas/session.ts";
import { keepPerfil } from "./queries.ts";

interface Identity {
  first_name: string;
  last_name: string;
  number: string;
  uf: string;
  specialty: string;
  rqe: string;
}

const hasDigit = (text: string): boolean => /\d/.test(text);

const schema = schemaOfRule<Identity>((typed) => {
  const { first_name, last_name, number, uf, specialty, rqe } = typed;
  const isMissing = {
    first_name: first_name.trim() === "",
    last_name: last_name.trim() === "",
    number: !hasDigit(number),
    uf: uf === "",
    rqe: specialty.trim() !== "" && !hasDigit(rqe),
  };
  return Object.entries(isMissing).flatMap(([field, is]) =>
    is ? [{ field, code: "FIELD_REQUIRED" }] : [],
  );
});

/** First and last names as known: of the profile, else the one chosen for the account. */
const useKnownName = ({ first_name, last_name }: Perfil) => {
  const name = useChosenName();
  if (first_name !== "" || last_name !== "" || name === "") return { first_name, last_name };
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(" ") };
};

const RegistrationFields = () => {
  const { identity: words } = useLanguage().text.perfil;
  return (
    <>
      <TextField
        label={words.number}
        name="number"
        maxLength={PERFIL_MAX.crm - 10}
        inputMode="numeric"
      />
      <SelectField label={words.uf} name="uf">
        <option value="">{words.choose}</option>
        {UFS.map((uf) => (
          <option key={uf}>{uf}</option>
        ))}
        <option value={ABROAD}>{words.abroad}</option>
      </SelectField>
    </>
  );
};

/** Asks for what the profile lacks, and stores it there. */
export const IdentityForm = (props: {
  stored: Perfil;
  onClose: () => void;
  onSaved?: (() => unknown) | undefined;
}) => {
  const { stored, onClose, onSaved } = props;
  const words = useLanguage().text.perfil;
  const [missing] = useState(() => missingIdentity(stored));
  const { council, uf, number } = readRegistration(stored.crm);
  const form = useForm<Identity>({
    resolver: resolverOf(schema),
    defaultValues: {
      ...useKnownName(stored),
      ...{ number, uf, specialty: stored.specialty, rqe: stored.rqe },
    },
  });
  const save = useAction({
    run: ({ number: typed, uf: chosen, ...values }: Identity) => {
      const { email: _email, avatar_url: _url, logo_url: _logo, ...fields } = stored;
      const crm = writeRegistration({ council, uf: chosen, number: typed });
      return call("PUT /api/perfil", { body: { ...fields, ...values, crm } });
    },
    onSuccess: (saved, _values, client) => {
      void onSaved?.();
      return keepPerfil(client, saved);
    },
  });
  const asks = (...parts: typeof missing): boolean => parts.some((part) => missing.includes(part));
  return (
    <Form
      form={form}
      label={words.identity.title}
      className="mt-4 space-y-4"
      onSubmit={(values) => save.mutate(values)}
      submitLabel={words.identity.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      failure={save.error}
      onCancel={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {asks("name") ? (
          <>
            <TextField
              label={words.first_name}
              name="first_name"
              autoComplete="given-name"
              maxLength={PERFIL_MAX.first_name}
            />
            <TextField
              label={words.last_name}
              name="last_name"
              autoComplete="family-name"
              maxLength={PERFIL_MAX.last_name}
            />
          </>
        ) : null}
        {asks("crm", "uf") ? <RegistrationFields /> : null}
        {asks("rqe") ? (
          <>
            <TextField
              label={words.specialty}
              name="specialty"
              hint={words.identity.rqeHint}
              maxLength={PERFIL_MAX.specialty}
            />
            <TextField label={words.rqe} name="rqe" maxLength={PERFIL_MAX.rqe} />
          </>
        ) : null}
      </div>
    </Form>
  );
};
