import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Perfil, PerfilFields } from "@relato/shared/contract/perfil.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { PERFIL_MAX } from "@relato/shared/domain/perfil.ts";
import { formatPhone, phoneDigits, typePhone } from "@relato/shared/domain/phone.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Skeleton } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { PictureField } from "./picture-field.tsx";
import { keepPerfil, perfilQuery } from "./queries.ts";

type Field = keyof PerfilFields;

const FIELDS = [
  { name: "first_name", autoComplete: "given-name", example: null },
  { name: "last_name", autoComplete: "family-name", example: null },
  { name: "specialty", autoComplete: "off", example: "specialtyPlaceholder" },
  { name: "crm", autoComplete: "off", example: "crmPlaceholder" },
  { name: "clinic_hospital", autoComplete: "organization", example: null },
  { name: "address", autoComplete: "street-address", example: "addressPlaceholder" },
] as const satisfies readonly { name: Field; autoComplete: string; example: string | null }[];

/** What was typed stands over what is stored until it is saved, so that neither a failed nor a fresh answer takes it away. */
const Fields = ({ stored }: { stored: Perfil }) => {
  const { text } = useLanguage();
  const words = useViews().perfil;
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<PerfilFields>>({});
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ field: string; code: ErrorCode } | null>(null);
  const type = (name: Field, value: string): void => {
    setTyped((others) => ({ ...others, [name]: value }));
    setRefused(null);
  };
  const refuse = (field: string, code: ErrorCode): void => {
    setRefused({ field, code });
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const problem = (field: Field): string | null =>
    refused?.field === field ? text.errors[refused.code] : null;
  const { email: _email, avatar_url: _url, logo_url: _logo, ...kept } = stored;
  const value = { ...kept, ...typed };
  const save = async (): Promise<void> => {
    const tooLong = FIELDS.find(({ name }) => oneLine(value[name]).length > PERFIL_MAX[name]);
    if (tooLong !== undefined) return refuse(tooLong.name, "FIELD_TOO_LONG");
    setSaving(true);
    try {
      await keepPerfil(client, await call("PUT /api/perfil", { body: value }));
      setTyped({});
      toast({ variant: "success", title: words.saved });
    } catch (error) {
      if (error instanceof ApiError && error.field !== undefined) refuse(error.field, error.code);
      toast({ variant: "destructive", ...describeFailure(text, error) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
      className="mt-6 grid gap-4 sm:grid-cols-2"
    >
      {FIELDS.map(({ name, autoComplete, example }) => (
        <LabelledInput
          key={name}
          label={words[name]}
          name={name}
          value={value[name]}
          error={problem(name)}
          autoComplete={autoComplete}
          placeholder={example === null ? undefined : words[example]}
          onChange={({ target }) => type(name, target.value)}
        />
      ))}
      <LabelledInput
        label={words.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(11) 98765-4321"
        value={formatPhone(value.phone)}
        error={problem("phone")}
        onChange={({ target }) =>
          type("phone", phoneDigits(typePhone(formatPhone(value.phone), target.value)))
        }
      />
      <div className="sm:col-span-2">
        <LabelledInput
          label={words.email}
          type="email"
          value={stored.email}
          hint={words.emailFixed}
          readOnly
        />
      </div>
      <div className="sm:col-span-2">
        <button type="submit" disabled={saving} className="btn btn-primary">
          {saving ? words.saving : words.save}
        </button>
      </div>
    </form>
  );
};

/** Photo, logo and fields of the doctor's profile. */
export const PerfilForm = () => {
  const words = useViews().perfil;
  const { data, error, refetch } = useQuery(perfilQuery);
  if (data !== undefined)
    return (
      <>
        <div className="space-y-5">
          <PictureField kind="photo" url={data.avatar_url} />
          <PictureField kind="logo" url={data.logo_url} />
        </div>
        <Fields stored={data} />
      </>
    );
  if (error !== null)
    return <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />;
  return <Skeleton lines={8} className="min-h-96" />;
};
