import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useRemove } from "../actions.ts";
import type { WrittenDocumento } from "../queries.ts";

/** Removes an unsigned document; asks first. On a signed one it says why it stays. */
export const HideButton = ({ documento }: { documento: WrittenDocumento }) => {
  const words = useLanguage().text.consultaRecord.hidden;
  const [isOpen, setOpen] = useState(false);
  const remove = useRemove(documento, words.done);
  const { titulo } = documento.current;
  if (documento.signed_number !== null)
    return <p className="text-sm text-muted">{words.signedStays}</p>;
  if (!documento.can.remove) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`${words.action}: ${titulo}`}
        className="btn text-danger hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        {words.action}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title(titulo)}
        confirmLabel={words.action}
        isBusy={remove.isPending}
        failure={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{words.detail}</p>
      </ConfirmDialog>
    </>
  );
};
