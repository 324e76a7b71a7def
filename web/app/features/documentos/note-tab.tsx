import type { Document, Section } from "@relato/shared/domain/document.ts";
import { useId } from "react";
import { CheckIcon } from "../../ui/icons.tsx";
import { useViews } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { StatementButton } from "./statement-button.tsx";

/** A heading of the template keeps its rank below the page's own two. */
const Heading = ({ section, id }: { section: Section; id: string }) => {
  const Tag = section.level <= 1 ? "h3" : section.level === 2 ? "h4" : "h5";
  return (
    <Tag
      id={id}
      className={`mb-1 px-3 font-semibold ${section.level <= 1 ? "text-xl" : "text-base text-accent-strong"}`}
    >
      {section.heading}
    </Tag>
  );
};

const SectionView = ({ section, holdsOthers }: { section: Section; holdsOthers: boolean }) => {
  const views = useViews();
  const id = useId();
  return (
    // A long document is laid out where it is seen. The room around it is for the focus, which would be cut off.
    <section
      aria-labelledby={id}
      className="-m-1 p-1 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${3 + 3.25 * section.statements.length}rem` }}
    >
      <Heading section={section} id={id} />
      {section.statements.length === 0 ? (
        holdsOthers ? null : (
          <p className="px-3 text-sm text-muted italic">{views.consulta.emptySection}</p>
        )
      ) : (
        <ul className="space-y-0.5">
          {section.statements.map((statement, i) => (
            <li key={i}>
              <StatementButton statement={statement} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The document by the template's sections, in its order; what needs the doctor's eye is counted first. */
export const NoteTab = ({ document }: { document: Document }) => {
  const views = useViews();
  const doubtful = document.sections
    .flatMap((section) => section.statements)
    .filter((statement) => statement.status !== "supported").length;
  return (
    <div className="space-y-5">
      <h2 className="sr-only">{views.consulta.anamnesis}</h2>
      {doubtful > 0 ? (
        <Note tone="warn">{views.consulta.toReview(doubtful)}</Note>
      ) : (
        <Note tone="ok">
          <span className="flex items-center gap-2">
            <CheckIcon className="size-4.5" /> {views.consulta.allSupported}
          </span>
        </Note>
      )}
      {document.sections.map((section, i) => (
        <SectionView
          key={i}
          section={section}
          // A title above deeper headings is no empty section: it only holds them.
          holdsOthers={(document.sections[i + 1]?.level ?? 0) > section.level}
        />
      ))}
    </div>
  );
};
