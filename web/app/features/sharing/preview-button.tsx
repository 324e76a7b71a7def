import { PrintIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";

/**
 * Opens the PDF in a new tab, where the browser shows and prints it. `prepare` stores the document
 * first; false stops the preview.
 */
export const PreviewButton = (props: {
  id: string;
  label: string | undefined;
  prepare?: (() => Promise<boolean>) | undefined;
}) => {
  const { id, label, prepare } = props;
  const words = useLanguage().text.sharing;
  const href = `/api/documentos/${id}/pdf?inline=true`;
  const open = useAction({
    run: async (isReady: () => Promise<boolean>) => {
      // Opened by the press itself: a browser blocks a window that opens after a wait.
      const tab = window.open("", "_blank");
      const isStored = await isReady().catch((error: unknown) => {
        tab?.close();
        throw error;
      });
      if (isStored) tab?.location.replace(href);
      else tab?.close();
    },
    failure: "toast",
  });
  const content = (
    <>
      <PrintIcon className="size-4" /> {words.preview}
    </>
  );
  return prepare === undefined ? (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} className="btn btn-quiet">
      {content}
    </a>
  ) : (
    <button
      type="button"
      disabled={open.isPending}
      aria-label={label}
      onClick={() => open.mutate(prepare)}
      className="btn btn-quiet"
    >
      {content}
    </button>
  );
};
