import {
  type Perfil,
  type PerfilFields,
  perfilFieldsSchema,
} from "@relato/shared/contract/perfil.ts";
import { PDF_STYLES } from "@relato/shared/domain/perfil.ts";
import { formatPhone, phoneDigits, typePhone } from "@relato/shared/domain/phone.ts";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { call } from "../../api/call.ts";
import { ChoiceField, TextField } from "../../ui/form/fields.tsx";
import { Form } from "../../ui/form/form.tsx";
import { resolverOf } from "../../ui/form/schema.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PictureField } from "./picture-field.tsx";
import { keepPerfil, perfilQuery } from "./queries.ts";

type Field = keyof PerfilFields;

const FIELDS = [
  { name: "first_name", autoComplete: "given-name", example: null },
  { name: "last_name", autoComplete: "family-name", example: null },
  { name: "specialty", autoComplete: "off", example: "specialtyPlaceholder" },
  { name: "crm", autoComplete: "off", example: "crmPlaceholder" },
  { name: "rqe", autoComplete: "off", example: "rqePlaceholder" },
  { name: "clinic_hospital", autoComplete: "organization", example: null },
  { name: "address", autoComplete: "street-address", example: "addressPlaceholder" },
] as const satisfies readonly { name: Field; autoComplete: string; example: string | null }[];

/** The phone is typed formatted and saved as digits. */
const formSchema = perfilFieldsSchema.extend({ phone: z.string() });

const valuesOf = ({ email: _email, avatar_url: _url, logo_url: _logo, ...fields }: Perfil) => ({
  ...fields,
  phone: formatPhone(fields.phone),
});

const Fields = ({ stored }: { stored: Perfil }) => {
  const words = useLanguage().text.perfil;
  const form = useForm<z.input<typeof formSchema>>({
    resolver: resolverOf(formSchema),
    defaultValues: valuesOf(stored),
  });
  const save = useAction({
    run: (values: z.input<typeof formSchema>) =>
      call("PUT /api/perfil", { body: { ...values, phone: phoneDigits(values.phone) } }),
    success: words.saved,
    onSuccess: (saved, _values, client) => {
      form.reset(valuesOf(saved));
      return keepPerfil(client, saved);
    },
  });
  return (
    <Form
      form={form}
      label={words.title}
      className="mt-6 space-y-5"
      onSubmit={(values) => save.mutate(values)}
      submitLabel={words.save}
      busyLabel={words.saving}
      isBusy={save.isPending}
      failure={save.error}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ name, autoComplete, example }) => (
          <TextField
            key={name}
            label={words[name]}
            name={name}
            autoComplete={autoComplete}
            placeholder={example === null ? undefined : words[example]}
          />
        ))}
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="(11) 98765-4321"
          format={typePhone}
        />
        <div className="sm:col-span-2">
          <ChoiceField
            name="pdf_style"
            label={words.pdf_style.label}
            choices={PDF_STYLES.map((value) => ({ value, label: words.pdf_style[value] }))}
          />
          <p className="mt-1.5 text-sm text-muted">{words.pdf_style.hint}</p>
        </div>
        <div className="sm:col-span-2">
          <LabelledInput
            label={words.email}
            type="email"
            value={stored.email}
            hint={words.emailFixed}
            readOnly
          />
        </div>
      </div>
    </Form>
  );
};

/** Photo, logo and fields of the doctor's profile. */
export const PerfilForm = () => {
  const words = useLanguage().text.perfil;
  const query = useQuery(perfilQuery);
  const { data } = query;
  if (data === undefined)
    return <Pending query={query} title={words.failed} lines={8} className="min-h-96" />;
  return (
    <>
      <div className="space-y-5">
        <PictureField kind="photo" url={data.avatar_url} />
        <PictureField kind="logo" url={data.logo_url} />
      </div>
      <Fields stored={data} />
    </>
  );
};
