import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note } from "../../../ui/surfaces.tsx";
import { useNewVersion } from "../queries.ts";

/** What needs the doctor's eye, counted before it is read. */
export const DoubtsSummary = ({
  documento,
}: {
  documento: Documento & { current: DocumentVersion };
}) => {
  const words = useLanguage().text.documentos;
  const keep = useNewVersion(documento);
  const { current, can } = documento;
  const open: Place[] = [];
  let kept = 0;
  for (const [section, { statements }] of current.content.sections.entries())
    for (const [statement, one] of statements.entries()) {
      if (one.status === "supported") continue;
      if (one.kept === undefined) open.push({ section, statement });
      else kept += 1;
    }
  if (open.length + kept === 0)
    return (
      <Note tone="ok">
        <span className="flex items-center gap-2">
          <CheckIcon className="size-4.5" /> {words.allSupported}
        </span>
      </Note>
    );
  return (
    <>
      <Note tone={open.length > 0 ? "warn" : "info"}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{words.doubts(open.length, kept)}</span>
          {can.edit && open.length > 1 ? (
            <button
              type="button"
              disabled={keep.isPending}
              onClick={() => keep.mutate({ change: "kept", base: current.number, places: open })}
              className="min-h-9 font-semibold underline underline-offset-2"
            >
              {words.keepAll}
            </button>
          ) : null}
        </div>
      </Note>
      {keep.error === null ? null : <FailureNotice category="consultation" error={keep.error} />}
    </>
  );
};
