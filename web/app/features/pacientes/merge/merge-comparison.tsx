import { pickFields } from "@relato/shared/domain/fields.ts";
import { pacienteFields, type PacienteField } from "@relato/shared/domain/paciente.ts";
import { fieldsToTake } from "@relato/shared/domain/patient-merge.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { usePacienteText } from "../paciente-text.ts";
import { MergeSide, type Side } from "./merge-side.tsx";

/** The fields that `into` would take over from `from`. */
export const takeable = (into: Side, from: Side): Exclude<PacienteField, "nome">[] =>
  fieldsToTake(
    pickFields(pacienteFields, into.paciente),
    pickFields(pacienteFields, from.paciente),
  ).filter((field) => field !== "nome");

const differs = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a !== b;

/** What speaks against one person. */
const Doubts = ({ a, b }: { a: Side; b: Side }) => {
  const words = useLanguage().text.patientMerge;
  const doubts = [
    ...(differs(a.paciente.data_nascimento, b.paciente.data_nascimento) ? [words.otherBirth] : []),
    ...(differs(a.paciente.documento, b.paciente.documento) ? [words.otherDocument] : []),
  ];
  if (doubts.length === 0) return null;
  return <Note tone="warn">{[...doubts, words.confirmPerson].join(" ")}</Note>;
};

const TakenFields = (props: {
  from: Side;
  fields: readonly Exclude<PacienteField, "nome">[];
  left: readonly PacienteField[];
  onToggle: (field: PacienteField) => void;
}) => {
  const { text } = useLanguage();
  const textOf = usePacienteText()(props.from.paciente);
  if (props.fields.length === 0) return null;
  return (
    <fieldset className="text-sm">
      <legend className="mb-1.5 font-medium">{text.patientMerge.take}</legend>
      <ul className="space-y-1">
        {props.fields.map((field) => (
          <li key={field}>
            <label className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5">
              <input
                type="checkbox"
                checked={!props.left.includes(field)}
                onChange={() => props.onToggle(field)}
                className="mt-0.5 size-4.5 shrink-0 accent-accent"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {text.pacientes.fields[field]}: <b>{textOf[field]}</b>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** Both patients side by side, and what the merge does. */
export const MergeComparison = (props: {
  sides: readonly [Side, Side];
  keptId: string;
  /** Fields that are not taken over. */
  left: readonly PacienteField[];
  onKeep: (id: string) => void;
  onToggle: (field: PacienteField) => void;
}) => {
  const { sides, keptId } = props;
  const words = useLanguage().text.patientMerge;
  const [a, b] = sides;
  const [into, from] = a.paciente.id === keptId ? [a, b] : [b, a];
  const { consultas, laudos, agendamentos } = from.counts;
  const hasOtherBirth = into.paciente.data_nascimento !== from.paciente.data_nascimento;
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{words.keep}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {sides.map((side) => (
            <MergeSide
              key={side.paciente.id}
              side={side}
              isKept={side.paciente.id === keptId}
              onKeep={() => props.onKeep(side.paciente.id)}
            />
          ))}
        </div>
      </fieldset>
      <Doubts a={a} b={b} />
      <TakenFields
        from={from}
        fields={takeable(into, from)}
        left={props.left}
        onToggle={props.onToggle}
      />
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>{words.moves(consultas, laudos, agendamentos)}</li>
        <li>{words.texts}</li>
        <li>{hasOtherBirth ? words.stopsLinks : words.stopsMails}</li>
        <li>{words.reversible}</li>
      </ul>
    </div>
  );
};
