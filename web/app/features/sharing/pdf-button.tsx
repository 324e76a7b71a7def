import { call } from "../../api/call.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";

/** Downloads the document's PDF. `of`: the document's title, on a page with several such buttons. */
export const PdfButton = (props: {
  documentoId: string;
  label: string;
  of?: string;
  className?: string;
}) => {
  const words = useLanguage().text.sharing;
  const download = useAction({
    run: () =>
      call("GET /api/documentos/:id/pdf", { params: { id: props.documentoId }, query: {} }),
    onSuccess: saveFile,
    failure: "toast",
    category: "consultation",
  });
  return (
    <button
      type="button"
      disabled={download.isPending}
      aria-label={props.of === undefined ? undefined : `${props.label}: ${props.of}`}
      onClick={() => download.mutate()}
      className={props.className ?? "btn btn-quiet"}
    >
      <DownloadIcon className="size-4" /> {download.isPending ? words.making : props.label}
    </button>
  );
};
