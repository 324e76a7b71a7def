import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import type { PacienteField } from "@relato/shared/domain/paciente.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { Combobox } from "../../../ui/combobox.tsx";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { pacienteChoicesQuery } from "../../../ui/patient-picker.tsx";
import { usePatientLine } from "../../../ui/patient-line.ts";
import { FailureNotice, Pending } from "../../../ui/surfaces.tsx";
import { pacienteQuery } from "../queries.ts";
import { MergeComparison, takeable } from "./merge-comparison.tsx";
import type { Side } from "./merge-side.tsx";
import { mergesQuery, useMerge } from "./queries.ts";

const OtherPicker = (props: {
  without: string;
  value: string | null;
  onChange: (id: string | null) => void;
}) => {
  const words = useLanguage().text.patientMerge;
  const lineOf = usePatientLine();
  const choices = useQuery(pacienteChoicesQuery).data?.items ?? [];
  return (
    <Combobox
      label={words.pick}
      value={props.value}
      onChange={props.onChange}
      options={choices
        .filter(({ id }) => id !== props.without)
        .map((one) => ({ id: one.id, name: one.nome, detail: lineOf(one) }))}
    />
  );
};

/** Always fetched: what is merged must be what is stored. */
const useSide = (id: string) => {
  const paciente = useQuery({ ...pacienteQuery(id), staleTime: 0 });
  const merges = useQuery({ ...mergesQuery(id), staleTime: 0 });
  const side: Side | undefined =
    paciente.data === undefined || merges.data === undefined
      ? undefined
      : { paciente: paciente.data, counts: merges.data.counts };
  return { side, query: paciente.error === null ? merges : paciente };
};

const Comparison = (props: {
  id: string;
  other: string;
  onClose: () => void;
  onMerged: (into: string) => void;
}) => {
  const { text } = useLanguage();
  const words = text.patientMerge;
  const [mergeId] = useState(newId);
  const [keptId, setKeptId] = useState(props.id);
  const [left, setLeft] = useState<readonly PacienteField[]>([]);
  const merge = useMerge(props.onMerged);
  const [one, two] = [useSide(props.id), useSide(props.other)];
  if (one.side === undefined || two.side === undefined) {
    const { query } = one.side === undefined ? one : two;
    return <Pending query={query} title={text.pacientes.failed} lines={8} />;
  }
  const sides = [one.side, two.side] as const;
  const [into, from] = keptId === props.id ? sides : ([two.side, one.side] as const);
  const toggle = (field: PacienteField): void =>
    setLeft(left.includes(field) ? left.filter((name) => name !== field) : [...left, field]);
  return (
    <>
      <MergeComparison
        {...{ sides, keptId, left }}
        onKeep={(id) => {
          setKeptId(id);
          setLeft([]);
        }}
        onToggle={toggle}
      />
      {merge.error === null ? null : (
        <div className="mt-4">
          <FailureNotice error={merge.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {text.common.cancel}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={merge.isPending}
          onClick={() =>
            merge.mutate({
              ...{ id: mergeId, from: from.paciente.id, into: into.paciente.id },
              take: takeable(into, from).filter((field) => !left.includes(field)),
            })
          }
        >
          {words.confirm}
        </button>
      </div>
    </>
  );
};

/** Merges a patient with another one, who may be chosen here. */
export const MergeDialog = (props: {
  paciente: PacienteDetail;
  /** The other patient; null lets the doctor choose. */
  other: string | null;
  onClose: () => void;
  onMerged: (into: string) => void;
}) => {
  const { paciente, other, onClose, onMerged } = props;
  const words = useLanguage().text.patientMerge;
  const [picked, setPicked] = useState(other);
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="xl">
      <DialogHeader title={words.title} description={words.intro} onClose={onClose} />
      <div className="space-y-4">
        {other === null ? (
          <OtherPicker without={paciente.id} value={picked} onChange={setPicked} />
        ) : null}
        {picked === null ? null : (
          <Comparison key={picked} id={paciente.id} other={picked} {...{ onClose, onMerged }} />
        )}
      </div>
    </Dialog>
  );
};
