import type { ErasureResult } from "@relato/shared/contract/patient-data.ts";
import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import { isSameName } from "@relato/shared/domain/erasure.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { FailureNotice, Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { ErasureItems } from "./erasure-items.tsx";
import { writeStatement } from "./erasure-statement.ts";
import { erasureQuery } from "./queries.ts";

type Patient = Pick<PacienteDetail, "id" | "nome">;

/** What was done, with the statement for the patient. */
const Result = (props: { paciente: Patient; result: ErasureResult; onClose: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.patientData.erasure;
  const { items, restricted_until } = props.result;
  const save = (): void => {
    const content = writeStatement(locale, words, props.paciente.nome, props.result);
    const name = `${words.statement.file}.txt`;
    saveFile(new File([content], name, { type: "text/plain;charset=utf-8" }));
  };
  return (
    <>
      <output className="mt-3 block">
        {restricted_until === null
          ? words.nothingLeft
          : words.restricted(formatDay(locale, restricted_until))}
      </output>
      <ErasureItems items={items} label={words.result} />
      <p className="mt-3 text-sm text-muted">{words.backups}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={save}>
          {words.statement.action}
        </button>
        <button type="button" className="btn btn-primary" onClick={props.onClose}>
          {words.close}
        </button>
      </div>
    </>
  );
};

/** The preview, and the confirmation by the patient's name. */
const Confirmation = (props: {
  paciente: Patient;
  onErased: (result: ErasureResult) => void;
  onClose: () => void;
}) => {
  const { id, nome } = props.paciente;
  const { text } = useLanguage();
  const words = text.patientData.erasure;
  const [typed, setTyped] = useState("");
  // Always fetched: records may have been added since.
  const plan = useQuery({ ...erasureQuery(id), staleTime: 0 });
  const erase = useAction({
    run: () => call("POST /api/pacientes/:id/erasure", { params: { id }, body: { nome: typed } }),
    onSuccess: props.onErased,
  });
  const isReady = plan.data !== undefined && isSameName(typed, nome);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !erase.isPending) erase.mutate();
      }}
    >
      <p className="mt-3">{words.intro}</p>
      {plan.data === undefined ? (
        <Pending query={plan} title={words.failed} lines={8} />
      ) : (
        <ErasureItems items={plan.data.items} label={words.preview} isPlanned />
      )}
      <div className="mt-4 space-y-4">
        <Note tone="danger">{words.final}</Note>
        <LabelledInput
          label={words.confirmName(nome)}
          autoComplete="off"
          maxLength={1000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {erase.error === null ? null : <FailureNotice error={erase.error} />}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {text.common.cancel}
        </button>
        <button type="submit" className="btn btn-danger" disabled={!isReady || erase.isPending}>
          {words.confirm}
        </button>
      </div>
    </form>
  );
};

/** Erases a patient's data. `onClose` gets whether something was erased. */
export const ErasureDialog = (props: {
  paciente: Patient;
  onClose: (isErased: boolean) => void;
}) => {
  const words = useLanguage().text.patientData.erasure;
  const [result, setResult] = useState<ErasureResult | null>(null);
  const title = result === null ? words.title : words.result;
  const close = (): void => props.onClose(result !== null);
  return (
    <Dialog isOpen onClose={close} label={title} size="lg" isDismissable={false}>
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      {result === null ? (
        <Confirmation paciente={props.paciente} onErased={setResult} onClose={close} />
      ) : (
        <Result paciente={props.paciente} result={result} onClose={close} />
      )}
    </Dialog>
  );
};
