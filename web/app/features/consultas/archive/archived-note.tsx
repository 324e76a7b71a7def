import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { LINK_BUTTON } from "../../documentos/action-button.tsx";

/** Says that a consultation is archived, and restores it. */
export const ArchivedNote = ({ consulta }: { consulta: Consulta }) => {
  const { locale, text } = useLanguage();
  const words = text.consultaRecord.archive;
  const { id, archived_at } = consulta;
  const restore = useAction({
    run: () => call("POST /api/consultas/:id/restore", { params: { id } }),
    success: words.restored,
    refresh: (client) => {
      void client.invalidateQueries({ queryKey: ["consultas"] });
      void client.invalidateQueries({ queryKey: ["home"] });
      void client.invalidateQueries({ queryKey: ["pacientes"] });
    },
    failure: "toast",
  });
  if (archived_at === null) return null;
  return (
    <Note tone="warn">
      {words.since(formatDay(locale, archived_at.slice(0, 10)))}{" "}
      <button
        type="button"
        className={LINK_BUTTON}
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {words.restore}
      </button>
    </Note>
  );
};
