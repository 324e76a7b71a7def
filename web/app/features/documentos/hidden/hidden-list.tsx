import type { Documento } from "@relato/shared/contract/documentos.ts";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { ActionButton } from "../action-button.tsx";
import { Disclosure } from "../evidence/disclosure.tsx";
import { putDocumento, refreshDocumentos } from "../queries.ts";

const Hidden = ({ documento }: { documento: Documento }) => {
  const { consultaRecord, documentos } = useLanguage().text;
  const words = consultaRecord.hidden;
  const { id, consulta_id, kind, current } = documento;
  const titulo = current?.titulo ?? documentos.kind[kind];
  const restore = useAction({
    run: () => call("POST /api/documentos/:id/restore", { params: { id } }),
    success: words.restored,
    onSuccess: (restored: Documento, _, client) => putDocumento(client, restored),
    refresh: (client) => refreshDocumentos(client, consulta_id),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 [overflow-wrap:anywhere]">
      <span>{titulo}</span>
      <ActionButton
        action={restore}
        label={words.restoreOf(titulo)}
        onPress={() => restore.mutate()}
      >
        {words.restore}
      </ActionButton>
    </li>
  );
};

/** The removed documents of a consultation; nothing if there are none. */
export const HiddenList = ({ documentos }: { documentos: readonly Documento[] }) => {
  const words = useLanguage().text.consultaRecord.hidden;
  if (documentos.length === 0) return null;
  return (
    <Disclosure title={words.list(documentos.length)} detail={words.listDetail}>
      <ul className="space-y-2">
        {documentos.map((documento) => (
          <Hidden key={documento.id} documento={documento} />
        ))}
      </ul>
    </Disclosure>
  );
};
