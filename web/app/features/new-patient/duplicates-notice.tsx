import type { PacienteDuplicate } from "@relato/shared/contract/pacientes.ts";
import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { ArchivedBadge } from "../../ui/archived-badge.tsx";
import { ConflictNotice } from "../../ui/conflict/conflict-notice.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { usePatientLine } from "../../ui/patient-line.ts";

const LINK = "inline-flex min-h-6 items-center text-accent underline underline-offset-4";

/** Shows the patients who are probably the new one, and asks whether to create another. */
export const DuplicatesNotice = (props: {
  found: readonly PacienteDuplicate[];
  onCreate: () => void;
  /** Where a patient is chosen: takes an active one instead of leading to the record. */
  onUse?: (paciente: PacienteDuplicate) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes.duplicates;
  const { onUse } = props;
  const lineOf = usePatientLine();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [props.found]);
  return (
    <div ref={box}>
      <ConflictNotice
        title={words.title}
        detail={words.detail}
        comparison={
          <ul className="space-y-3">
            {props.found.map((one) => (
              <li key={one.id} className="text-sm [overflow-wrap:anywhere]">
                <p className="font-semibold">
                  {one.nome}{" "}
                  {one.archived ? (
                    <ArchivedBadge>{text.pacientes.status.archived}</ArchivedBadge>
                  ) : null}
                </p>
                <p>{lineOf(one)}</p>
                <p>{one.by.map((key) => words.by[key]).join(" · ")}</p>
                {onUse !== undefined && !one.archived ? (
                  <button type="button" className={LINK} onClick={() => onUse(one)}>
                    {words.useOf(one.nome)}
                  </button>
                ) : (
                  <Link href={paths.dashboard(locale, "patients", { id: one.id })} className={LINK}>
                    {words.openOf(one.nome)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        }
      >
        <button type="button" className="btn btn-primary" onClick={props.onCreate}>
          {words.create}
        </button>
      </ConflictNotice>
    </div>
  );
};
