import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useNow } from "./use-now.ts";

export interface OtherActionProps {
  onClose: () => void;
  onCancelAppointment: (one: Agendamento) => void;
  onRepeat: (one: Agendamento) => void;
  /** Puts the patient on the waiting list for an earlier time. */
  onEarlier: (one: Agendamento) => void;
}

const ACTION = "btn px-3 hover:bg-sunken";

/** What else is done with a stored appointment. */
export const OtherActions = (
  props: OtherActionProps & {
    one: Agendamento;
    /** Drops what was typed, and closes. */
    onFinish: () => void;
  },
) => {
  const { one } = props;
  const now = useNow();
  const { agenda: words, agendaSeries, waitingList } = useLanguage().text;
  const isWaitable =
    one.paciente !== null && one.consulta_id === null && Date.parse(one.data) > now.getTime();
  const close = (next: (one: Agendamento) => void) => (): void => {
    props.onClose();
    next(one);
  };
  return (
    <div className="mr-auto flex flex-wrap">
      <button
        type="button"
        className={`${ACTION} text-danger`}
        onClick={() => {
          props.onFinish();
          props.onCancelAppointment(one);
        }}
      >
        {words.cancel}
      </button>
      <button type="button" className={`${ACTION} text-accent`} onClick={close(props.onRepeat)}>
        {agendaSeries.repeat}
      </button>
      {isWaitable ? (
        <button type="button" className={`${ACTION} text-accent`} onClick={close(props.onEarlier)}>
          {waitingList.wantsEarlier}
        </button>
      ) : null}
    </div>
  );
};
