import { MAX_DURACAO, readDuracao } from "@relato/shared/domain/agendamento.ts";
import { TextField } from "../../ui/form/fields.tsx";

/** The length in minutes. What is typed becomes a length that the server accepts. */
export const DuracaoField = ({ label }: { label: string }) => (
  <TextField
    name="duracao"
    label={label}
    type="number"
    inputMode="numeric"
    min={1}
    max={MAX_DURACAO}
    normalize={(typed) => String(readDuracao(typed))}
  />
);
