import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { call } from "../../api/call.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { refreshModelos } from "./save-modelo.ts";

/** Asks before a template is deleted. */
export const DeleteModelo = ({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) => {
  const words = useLanguage().text.modelos;
  return (
    <DeleteDialog
      words={{ title: words.removeTitle, confirm: words.remove, done: words.removed }}
      run={() => call("DELETE /api/modelos/:id", { params: { id: modelo.id } })}
      refresh={refreshModelos}
      onClose={onClose}
    >
      <p className="font-medium break-words">{modelo.titulo}</p>
      <p className="mt-3">
        {words.removeAsk} {words.removeDetail}
      </p>
    </DeleteDialog>
  );
};
