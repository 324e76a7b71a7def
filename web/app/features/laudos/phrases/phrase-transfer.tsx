import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { FailureNotice, Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshPhrases } from "../queries.ts";
import { phraseFile, readPhraseFile } from "./phrase-file.ts";

const importFile = async (file: File) => {
  const phrases = await readPhraseFile(file);
  if (phrases === null) return null;
  const typed = phrases.map((one) => ({ ...one, anchor: one.anchor ?? "" }));
  return call("POST /api/laudo-phrases/import", {
    body: { format: "relato-phrases", phrases: typed },
  });
};

/** Exports the own phrases as a file, and imports such a file. */
export const PhraseTransfer = ({ phrases }: { phrases: readonly LaudoPhrase[] }) => {
  const words = useLanguage().text.laudosPhrases;
  const [isRefused, setRefused] = useState(false);
  const load = useAction({
    run: importFile,
    success: (result) =>
      result && { variant: "success", title: words.imported(result.added, result.skipped) },
    onSuccess: (result) => setRefused(result === null),
    refresh: refreshPhrases,
  });
  const hasOwn = phrases.some(({ system }) => !system);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <label className="btn btn-quiet cursor-pointer has-focus-visible:outline-2">
          {load.isPending ? words.importing : words.import}
          <input
            type="file"
            accept=".json,application/json"
            disabled={load.isPending}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Without this the same file, corrected, could not be chosen again.
              target.value = "";
              if (file !== undefined) load.mutate(file);
            }}
          />
        </label>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={!hasOwn}
          onClick={() => saveFile(phraseFile(phrases, words.fileName))}
        >
          <DownloadIcon /> {words.export}
        </button>
      </div>
      {isRefused ? (
        <Note tone="danger" announce="alert">
          {words.importRefused}
        </Note>
      ) : null}
      {load.error === null ? null : <FailureNotice error={load.error} />}
    </div>
  );
};
