import type { PatientContext } from "@relato/shared/contract/laudo-patient.ts";
import { formatDocumento } from "@relato/shared/domain/cpf.ts";
import { formatDateTime, formatDay } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudoIfAny } from "../open-laudo.ts";
import { SearchBox } from "./search-box.tsx";

const Found = (props: { found: PatientContext; onStart: (paciente_id: string) => void }) => {
  const { locale, text } = useLanguage();
  const words = text.laudos.patients;
  const open = useOpenLaudoIfAny();
  const { paciente, ultima_consulta } = props.found;
  const details = [
    paciente.documento === null ? null : formatDocumento(paciente.documento),
    paciente.data_nascimento === null ? null : formatDay(locale, paciente.data_nascimento),
  ].filter((one) => one !== null);
  const canUse = open?.laudo.can.edit === true && open.form.paciente_id !== paciente.id;
  return (
    <li className="space-y-2 rounded-lg border border-line p-3 text-sm">
      <p className="font-medium break-words">{paciente.nome}</p>
      {details.length === 0 ? null : <p className="text-muted">{details.join(" · ")}</p>}
      <p className="text-muted">
        {ultima_consulta === null
          ? words.noConsultation
          : words.last(
              ultima_consulta.titulo,
              formatDateTime(locale, ultima_consulta.data_criacao),
            )}
      </p>
      {canUse ? (
        <button
          type="button"
          className="btn btn-quiet w-full px-3 text-sm"
          onClick={() => open.change({ paciente_id: paciente.id })}
        >
          {words.use(paciente.nome)}
        </button>
      ) : null}
      <button
        type="button"
        className="btn btn-quiet w-full px-3 text-sm"
        onClick={() => props.onStart(paciente.id)}
      >
        {words.start(paciente.nome)}
      </button>
    </li>
  );
};

/** Finds own patients by CPF, e-mail or name. */
export const PatientSearch = (props: { focus: number; onStart: (paciente_id: string) => void }) => {
  const { focus, onStart } = props;
  const words = useLanguage().text.laudos.patients;
  const [typed, setTyped] = useState("");
  const identifier = typed.trim();
  const find = useAction({
    run: (body: { identifier: string }) => call("POST /api/laudos/patient-context", { body }),
  });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (identifier.length >= 2) find.mutate({ identifier });
      }}
    >
      <SearchBox label={words.search} focus={focus} value={typed} onChange={setTyped} />
      <p className="text-sm text-muted">{words.hint}</p>
      <button
        type="submit"
        className="btn btn-quiet w-full"
        disabled={identifier.length < 2 || find.isPending}
      >
        {words.find}
      </button>
      {find.error === null ? null : <FailureNotice title={words.failed} error={find.error} />}
      {find.data?.items.length === 0 ? (
        <output className="block text-sm text-muted">{words.none}</output>
      ) : null}
      <ul className="space-y-2">
        {find.data?.items.map((found) => (
          <Found key={found.paciente.id} found={found} onStart={onStart} />
        ))}
      </ul>
    </form>
  );
};
