import { useQuery } from "@tanstack/react-query";
import { formatPercent } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { tabStorage } from "../../ui/browser-storage.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { servicesQuery } from "./queries.ts";

const DISMISSED = "services-missing-seen";

/** Why transcription would wait, and what can be done. A missing model can be dismissed. */
export const ServicesNotice = () => {
  const { locale, text } = useLanguage();
  const { data } = useQuery(servicesQuery);
  const [isDismissed, setDismissed] = useState(() => tabStorage.getItem(DISMISSED) === "true");
  if (data === undefined) return null;
  const { speech, storage } = data;
  // The first recording downloads the model.
  const isNotDownloaded = speech.state === "missing" && speech.reason === "NOT_DOWNLOADED";
  const dismiss = (): void => {
    tabStorage.setItem(DISMISSED, "true");
    setDismissed(true);
  };
  return (
    <>
      {storage === "full" ? (
        <Note tone="danger" announce="alert">
          {text.services.storageFull}
        </Note>
      ) : null}
      {speech.state === "downloading" ? (
        <Note tone="info" announce="status">
          {text.services.downloading(
            formatPercent(
              locale,
              speech.total_bytes === 0 ? 0 : speech.done_bytes / speech.total_bytes,
            ),
          )}
        </Note>
      ) : null}
      {isNotDownloaded ? (
        <Note tone="info" announce="status">
          {text.services.notYet}
        </Note>
      ) : null}
      {speech.state === "missing" && !isNotDownloaded && !isDismissed ? (
        <Note tone="warn" announce="status">
          <p className="font-semibold">{text.services.missing}</p>
          <p className="mt-1">{text.services.missingDetail}</p>
          <button type="button" onClick={dismiss} className="mt-2 font-semibold underline">
            {text.services.dismiss}
          </button>
        </Note>
      ) : null}
    </>
  );
};
