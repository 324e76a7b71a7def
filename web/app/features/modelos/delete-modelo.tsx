import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { useDeleteModelo } from "./save-modelo.ts";

/** Asks before a template is deleted. */
export const DeleteModelo = ({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = useViews().modelos;
  const remove = useDeleteModelo();
  return (
    <div className="space-y-4 p-5 sm:p-6">
      <h2 className="font-serif text-2xl font-semibold">{words.removeTitle}</h2>
      <p className="font-medium break-words">{modelo.titulo}</p>
      <p>
        {words.removeAsk} {words.removeDetail}
      </p>
      {remove.error === null ? null : (
        <FailureNotice title={describeFailure(text, remove.error).title} error={remove.error} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.cancel}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          disabled={remove.isPending}
          onClick={() =>
            remove.mutate(modelo.id, {
              onSuccess: () => {
                toast({ variant: "success", title: words.removed });
                onClose();
              },
            })
          }
        >
          {words.remove}
        </button>
      </div>
    </div>
  );
};
