import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import { MoreIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { RowButton } from "../../../ui/row-button.tsx";
import { EntryText } from "./entry-text.tsx";
import type { WaitingOpening } from "./openings.ts";
import { useMoment } from "./use-wish-text.ts";

export interface WaitingRowActions {
  onEdit: (entry: WaitingEntry) => void;
  onRemove: (entry: WaitingEntry) => void;
  onOffer: (opening: WaitingOpening) => void;
}

/** The first free time that suits the patient. */
const NextTime = (props: {
  entry: WaitingEntry;
  opening: WaitingOpening | undefined;
  timeZone: string;
  onOffer: (opening: WaitingOpening) => void;
}) => {
  const { entry, opening, timeZone, onOffer } = props;
  const words = useLanguage().text.waitingList;
  const momentOf = useMoment(timeZone);
  const offer = opening?.offers.find((one) => one.entry.id === entry.id);
  if (opening === undefined || offer === undefined)
    return <p className="text-sm text-muted">{words.noNext}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-sm font-semibold text-ok">{words.next(momentOf(offer.data))}</p>
      <RowButton
        label={words.offerOf(entry.paciente.nome)}
        look="quiet"
        onPress={() => onOffer({ free: opening.free, offers: [offer] })}
      >
        {words.offer}
      </RowButton>
    </div>
  );
};

/** A patient of the waiting list, with the next free time and the actions. */
export const WaitingRow = (
  props: WaitingRowActions & {
    entry: WaitingEntry;
    /** Undefined without a time, null while it is not known. */
    opening: WaitingOpening | undefined | null;
    timeZone: string;
  },
) => {
  const { entry, opening, timeZone } = props;
  const { common, waitingList: words } = useLanguage().text;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <EntryText entry={entry} timeZone={timeZone} />
        {opening === null ? null : (
          <NextTime {...{ entry, opening, timeZone }} onOffer={props.onOffer} />
        )}
      </div>
      <Menu
        label={`${common.moreActions}: ${entry.paciente.nome}`}
        button={<MoreIcon />}
        actions={[
          { id: "edit", text: words.edit, onAction: () => props.onEdit(entry) },
          { id: "remove", text: words.remove, onAction: () => props.onRemove(entry) },
        ]}
      />
    </li>
  );
};
