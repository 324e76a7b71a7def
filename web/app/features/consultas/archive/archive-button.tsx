import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { paths } from "../../../paths.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { documentosQuery } from "../../documentos/queries.ts";

/** Whether the law keeps a signed document of the consultation, of which the dialog tells. */
const useHasSigned = (id: string): boolean =>
  useQuery(documentosQuery(id)).data?.some(({ signed_number }) => signed_number !== null) ?? false;

const RemoveDialog = (props: { consulta: Consulta; onClose: () => void }) => {
  const { id, can } = props.consulta;
  const { locale, text } = useLanguage();
  const words = text.consultaRecord.archive;
  const router = useRouter();
  const hasSigned = useHasSigned(id);
  const isErased = can.remove === "erase";
  const remove = useAction({
    run: () => call("DELETE /api/consultas/:id", { params: { id } }),
    success: ({ outcome }) =>
      outcome === "erased"
        ? { variant: "success", title: words.exampleDone }
        : { variant: "success", title: words.done, detail: words.doneDetail },
    onSuccess: ({ outcome }) => {
      props.onClose();
      // An erased consultation has no page.
      if (outcome === "erased") router.history.push(paths.dashboard(locale, "consultations"));
    },
    refresh: (client) => {
      // The page of an erased consultation is still open: it must not ask for it again.
      const refetchType = isErased ? "none" : "active";
      void client.invalidateQueries({ queryKey: ["consultas"], refetchType });
      void client.invalidateQueries({ queryKey: ["home"] });
      void client.invalidateQueries({ queryKey: ["pacientes"] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={isErased ? words.exampleTitle : words.title}
      confirmLabel={isErased ? words.removeExample : words.action}
      tone={isErased ? "danger" : "primary"}
      isBusy={remove.isPending}
      failure={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={props.onClose}
    >
      <p>{isErased ? words.exampleDetail : words.detail}</p>
      {hasSigned && !isErased ? <p className="mt-3">{words.signed}</p> : null}
    </ConfirmDialog>
  );
};

/** Archives a consultation, or removes an example; asks first. */
export const ArchiveButton = ({ consulta }: { consulta: Consulta }) => {
  const words = useLanguage().text.consultaRecord.archive;
  const [isOpen, setOpen] = useState(false);
  if (consulta.can.remove === null) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {consulta.can.remove === "erase" ? words.removeExample : words.action}
      </button>
      {isOpen ? <RemoveDialog consulta={consulta} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
