import { agePartsOn, isBirthDate } from "@relato/shared/domain/birth-date.ts";
import { documentoKind } from "@relato/shared/domain/cpf.ts";
import { SEXOS, type PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { typePhone } from "@relato/shared/domain/phone.ts";
import { useWatch } from "react-hook-form";
import { DateField } from "../../ui/form/date-fields.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/form/fields.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { writeAge } from "../../ui/patient-line.ts";
import { today } from "./paciente-values.ts";

/** The fields of a patient (specification 3: pacientes). */
export const PacienteFields = () => {
  const { text } = useLanguage();
  const words = text.pacientes;
  const { fields } = words;
  const { data_nascimento: birth, documento } = useWatch<PacienteDraft>() as PacienteDraft;
  const day = today();
  const wide = "sm:col-span-2";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="nome" label={fields.nome} required className={wide} />
      <TextField name="mother_name" label={fields.mother_name} className={wide} />
      <TextField
        name="email"
        label={fields.email}
        type="email"
        inputMode="email"
        className={wide}
      />
      {(["telefone", "whatsapp"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={fields[name]}
          type="tel"
          inputMode="tel"
          format={typePhone}
        />
      ))}
      <DateField
        name="data_nascimento"
        label={fields.data_nascimento}
        hasCalendar={false}
        hint={isBirthDate(birth, day) ? writeAge(text, agePartsOn(birth, day)) : null}
      />
      <SelectField name="sexo" label={fields.sexo}>
        <option value="">{words.notGiven}</option>
        {SEXOS.map((sexo) => (
          <option key={sexo} value={sexo}>
            {words.sexo[sexo]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="documento"
        label={fields.documento}
        className={wide}
        hint={
          documento.trim() === ""
            ? null
            : words.willBe(words.documentoKind[documentoKind(documento)])
        }
      />
      <TextAreaField name="endereco" label={fields.endereco} rows={2} className={wide} />
    </div>
  );
};
