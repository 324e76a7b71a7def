import { useQuery } from "@tanstack/react-query";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { pacienteChoicesQuery } from "./queries.ts";

/** Whom the consultation is about, found by typing; may stay empty. */
export const PatientPicker = (props: {
  value: string | null;
  onChange: (paciente_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { text } = useLanguage();
  const { data } = useQuery(pacienteChoicesQuery);
  return (
    <ComboBox
      defaultItems={data?.items ?? []}
      value={props.value}
      onChange={(key) => props.onChange(key === null ? null : String(key))}
      isDisabled={props.isDisabled}
      allowsEmptyCollection
      className="min-w-0"
    >
      <Label className="mb-1.5 block text-sm font-medium">
        {text.home.patient} <span className="font-normal text-muted">({text.common.optional})</span>
      </Label>
      <div className="relative">
        <Input placeholder={text.home.patientPlaceholder} className="field pr-11" />
        <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted">
          <ChevronIcon className="size-4" />
        </Button>
      </div>
      <Popover className="card w-(--trigger-width) overflow-y-auto p-1 shadow-lifted">
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="p-3 text-sm text-muted">{text.home.patientNone}</p>}
        >
          {(paciente: { id: string; nome: string }) => (
            <ListBoxItem
              id={paciente.id}
              textValue={paciente.nome}
              className="min-h-11 cursor-pointer rounded-lg px-3 py-2.5 outline-none data-[focused]:bg-sunken data-[selected]:bg-accent-soft"
            >
              {paciente.nome}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
};
