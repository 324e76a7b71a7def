import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { useEffect, useRef } from "react";
import { Aria } from "../../ui/arrival.tsx";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";

/** The list behind patient-picker.tsx's field; takes over what was typed into it. */
export const PatientCombobox = (props: {
  items: readonly PacienteChoice[];
  typed: string;
  /** Whether the field was in use when the list arrived. */
  takesFocus: boolean;
  value: string | null;
  onChange: (paciente_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { text } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <Aria>
      <ComboBox
        defaultItems={props.items}
        {...(props.typed === "" ? {} : { defaultInputValue: props.typed })}
        value={props.value}
        onChange={(key) => props.onChange(key === null ? null : String(key))}
        isDisabled={props.isDisabled}
        allowsEmptyCollection
        menuTrigger="focus"
        className="min-w-0"
      >
        <Label className="mb-1.5 block text-sm font-medium">
          {text.home.patient}{" "}
          <span className="font-normal text-muted">({text.common.optional})</span>
        </Label>
        <div className="relative">
          <Input ref={field} placeholder={text.home.patientPlaceholder} className="field pr-11" />
          <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted">
            <ChevronIcon className="size-4" />
          </Button>
        </div>
        <Popover className="card w-(--trigger-width) overflow-y-auto p-1 shadow-lifted">
          <ListBox
            className="outline-none"
            renderEmptyState={() => (
              <p className="p-3 text-sm text-muted">{text.home.patientNone}</p>
            )}
          >
            {(paciente: PacienteChoice) => (
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
    </Aria>
  );
};
