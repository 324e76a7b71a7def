import type { Documento } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../ui/language.tsx";
import { ActionButton } from "./action-button.tsx";
import { useRemove } from "./actions.ts";

/** Removes a document that has no text, so it does not ask first. */
export const RemoveButton = ({ documento }: { documento: Documento }) => {
  const { kind, rewriting } = useLanguage().text.documentos;
  const remove = useRemove(documento);
  return (
    <ActionButton
      action={remove}
      onPress={() => remove.mutate()}
      label={`${rewriting.remove}: ${kind[documento.kind]}`}
      className="btn btn-quiet"
    >
      {rewriting.remove}
    </ActionButton>
  );
};
