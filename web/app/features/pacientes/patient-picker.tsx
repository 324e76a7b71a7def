import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ChevronIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useOnDemand } from "../../ui/on-demand.ts";
import { pacienteChoicesQuery } from "./queries.ts";

const loadCombobox = () =>
  import("./patient-combobox.tsx").then(({ PatientCombobox }) => PatientCombobox);

/** Whom the consultation is about, found by typing; may stay empty. */
export const PatientPicker = (props: {
  value: string | null;
  onChange: (paciente_id: string | null) => void;
  isDisabled: boolean;
}) => {
  const { text } = useLanguage();
  const id = useId();
  const [isWaiting, setWaiting] = useState(false);
  const [typed, setTyped] = useState("");
  const { data } = useQuery(pacienteChoicesQuery);
  const { Part, expect, ask } = useOnDemand(loadCombobox);
  const items = data?.items ?? [];
  if (Part !== null && data !== undefined)
    return <Part {...props} items={items} typed={typed} takesFocus={isWaiting} />;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {text.home.patient} <span className="font-normal text-muted">({text.common.optional})</span>
      </label>
      <div className="relative">
        <input
          id={id}
          role="combobox"
          aria-expanded="false"
          aria-controls={`${id}list`}
          aria-haspopup="listbox"
          autoComplete="off"
          disabled={props.isDisabled}
          value={
            typed === "" ? (items.find(({ id: one }) => one === props.value)?.nome ?? "") : typed
          }
          placeholder={text.home.patientPlaceholder}
          onChange={({ target }) => setTyped(target.value)}
          onPointerEnter={expect}
          onFocus={() => {
            setWaiting(true);
            ask();
          }}
          // Who has gone on meanwhile is not called back.
          onBlur={() => setWaiting(false)}
          className="field pr-11"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
        >
          <ChevronIcon className="size-4" />
        </span>
      </div>
    </div>
  );
};
