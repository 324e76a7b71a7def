import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { WithIdentity } from "../../perfil/with-identity.tsx";
import { servicesQuery } from "../../services/queries.ts";
import type { PdfDocument } from "../../sharing/pdf-actions.tsx";
import { ShareDialog } from "../../sharing/share-dialog.tsx";

/**
 * "Enviar por e-mail" and "Enviar por WhatsApp" (specification 2.17): they open the dialog of mails
 * and links, or say that this installation does not send yet.
 */
export const DeliveryButtons = (props: {
  document: PdfDocument;
  prepare: () => Promise<boolean>;
}) => {
  const { sharing, laudoPanels } = useLanguage().text;
  const words = laudoPanels.delivery;
  const { id, titulo, code } = props.document;
  const { data } = useQuery(servicesQuery);
  const [isOpen, setOpen] = useState(false);
  const begin = useAction({ run: props.prepare, onSuccess: setOpen, failure: "toast" });
  return (
    <>
      {(["mail", "whatsapp"] as const).map((channel) => (
        <button
          key={channel}
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            if (data?.delivery[channel] === true) begin.mutate();
            else toast({ variant: "default", title: words.soon[channel] });
          }}
        >
          {words[channel]}
        </button>
      ))}
      {isOpen ? (
        <WithIdentity onClose={() => setOpen(false)}>
          <ShareDialog
            documentoId={id}
            titulo={titulo}
            subject={sharing.laudoSubject(code)}
            isOpen
            onClose={() => setOpen(false)}
          />
        </WithIdentity>
      ) : null}
    </>
  );
};
