import { useState } from "react";
import { describeFailure } from "../../ui/failure.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toast.tsx";
import { fetchPdf } from "./queries.ts";

/** Gives the document's PDF to the browser's downloads. `of`: the document's title, for a page with several such buttons. */
export const PdfButton = (props: {
  documentoId: string;
  label: string;
  of?: string;
  className?: string;
}) => {
  const { text } = useLanguage();
  const words = useViews().sharing;
  const [making, setMaking] = useState(false);
  const download = async (): Promise<void> => {
    setMaking(true);
    try {
      const { name, content } = await fetchPdf(props.documentoId);
      saveFile(name, content);
    } catch (error) {
      toast({ variant: "destructive", ...describeFailure(text, error, "consultation") });
    } finally {
      setMaking(false);
    }
  };
  return (
    <button
      type="button"
      disabled={making}
      aria-label={props.of === undefined ? undefined : `${props.label}: ${props.of}`}
      onClick={() => void download()}
      className={props.className ?? "btn btn-quiet"}
    >
      <DownloadIcon className="size-4" /> {making ? words.making : props.label}
    </button>
  );
};
