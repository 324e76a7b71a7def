import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useQueryClient } from "@tanstack/react-query";
import { AgendamentoDialog } from "./agendamento-dialog.tsx";
import type { AgendamentoTarget } from "./agendamento-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { type FollowingChange, FollowingDialog } from "./following-dialog.tsx";
import { peekPresetDay } from "./preset-agendamento.ts";
import { RepeatDialog } from "./repeat-dialog.tsx";
import { OfferDialog } from "./waiting/offer-dialog.tsx";
import { fetchOpeningAt, type WaitingOpening } from "./waiting/openings.ts";
import { WaitingDialog } from "./waiting/waiting-dialog.tsx";
import { WaitingForm } from "./waiting/waiting-form.tsx";

export type OpenedDialog =
  | AgendamentoTarget
  | { kind: "cancel"; one: Agendamento }
  | { kind: "repeat"; one: Agendamento }
  | ({ kind: "following" } & FollowingChange)
  | { kind: "earlier"; one: Agendamento }
  | { kind: "offer"; opening: WaitingOpening }
  | { kind: "waiting" };

/** A new appointment that another view has filled in. */
export const presetTarget = (): OpenedDialog | null => {
  const day = peekPresetDay();
  return day === null ? null : { kind: "new", day };
};

interface DialogProps {
  opened: OpenedDialog | null;
  timeZone: string;
  onOpen: (opened: OpenedDialog | null) => void;
}

/** Offers the time of a cancelled appointment, if it suits a waiting patient. */
const useOfferCancelled = ({ timeZone, onOpen }: DialogProps) => {
  const client = useQueryClient();
  return ({ data }: Agendamento): void => {
    fetchOpeningAt(client, data, timeZone)
      .then((opening) => (opening === null ? undefined : onOpen({ kind: "offer", opening })))
      // The day's list offers it as well.
      .catch(() => undefined);
  };
};

/** Creates, changes or cancels an appointment, or offers its time. */
export const AgendaDialog = (props: DialogProps) => {
  const { opened, timeZone, onOpen } = props;
  const offerCancelled = useOfferCancelled(props);
  const shared = { timeZone, onClose: () => onOpen(null) };
  if (opened?.kind === "cancel")
    return <CancelDialog one={opened.one} onCancelled={offerCancelled} {...shared} />;
  if (opened?.kind === "repeat") return <RepeatDialog one={opened.one} {...shared} />;
  if (opened?.kind === "following") {
    const onBack = (): void => onOpen({ kind: "edit", one: opened.one });
    return <FollowingDialog {...opened} {...shared} onBack={onBack} />;
  }
  if (opened?.kind === "offer") return <OfferDialog opening={opened.opening} {...shared} />;
  if (opened?.kind === "waiting") return <WaitingDialog {...shared} />;
  if (opened?.kind === "earlier")
    return (
      <WaitingForm
        target={{
          ...{ kind: "new", paciente: opened.one.paciente },
          part: { agendamento_id: opened.one.id },
        }}
        {...shared}
      />
    );
  return (
    <AgendamentoDialog
      target={opened}
      onFollowing={(change) => onOpen({ kind: "following", ...change })}
      onRepeat={(one) => onOpen({ kind: "repeat", one })}
      onEarlier={(one) => onOpen({ kind: "earlier", one })}
      onCancelAppointment={(one) => onOpen({ kind: "cancel", one })}
      {...shared}
    />
  );
};
