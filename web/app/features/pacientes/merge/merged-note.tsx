import type { PatientMerge } from "@relato/shared/contract/patient-merges.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useUndoMerge } from "./queries.ts";

/** Says where the record of a merged patient is. */
export const MergedNote = ({ id, merge }: { id: string; merge: PatientMerge }) => {
  const { locale, text } = useLanguage();
  const words = text.patientMerge;
  const undo = useUndoMerge();
  return (
    <div className="mb-5 space-y-3">
      <Note tone="warn">
        {words.mergedInto(merge.paciente.nome, formatDateTime(locale, merge.merged_at))}
      </Note>
      <div className="flex flex-wrap items-center gap-2">
        <Link
          href={paths.dashboard(locale, "patients", { id: merge.paciente.id })}
          className="btn btn-primary"
        >
          {words.open(merge.paciente.nome)}
        </Link>
        {merge.can_undo ? (
          <button
            type="button"
            className="btn btn-quiet"
            disabled={undo.isPending}
            onClick={() => undo.mutate({ paciente_id: id, merge_id: merge.id })}
          >
            {words.undo}
          </button>
        ) : null}
      </div>
      <p className="text-sm text-muted">
        {merge.can_undo ? words.until(formatDateTime(locale, merge.undo_until)) : words.final}
      </p>
    </div>
  );
};
