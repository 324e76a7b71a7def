import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Document, Section, Statement } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { StatementButton } from "./evidence/statement-button.tsx";

/** A heading of the template keeps its rank below the page's own two. */
const Heading = ({ section, hidden }: { section: Section; hidden: boolean }) => {
  const Tag = section.level <= 1 ? "h3" : section.level === 2 ? "h4" : "h5";
  return (
    <Tag
      className={
        hidden
          ? "sr-only"
          : `mb-1 pr-3 pl-4 font-semibold break-words ${section.level <= 1 ? "text-xl" : "text-base text-accent-strong"}`
      }
    >
      {section.heading}
    </Tag>
  );
};

type Extra = (statement: Statement, place: Place) => ReactNode;

const SectionView = (props: {
  section: Section;
  at: number;
  holdsOthers: boolean;
  isTitle: boolean;
  extra: Extra;
}) => {
  const { section, at, holdsOthers, isTitle, extra } = props;
  const views = useLanguage().text;
  const { locale } = useLanguage();
  return (
    // No landmark: a document has dozens, and its headings lead through it. It is laid out where it is seen; the room around it is for the focus, which would be cut off.
    <div
      className="-m-1 p-1 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${3 + 3.25 * section.statements.length}rem` }}
    >
      <Heading section={section} hidden={isTitle} />
      {section.statements.length === 0 ? (
        holdsOthers ? null : (
          <p className="pr-3 pl-4 text-sm text-muted italic">{views.consulta.emptySection}</p>
        )
      ) : (
        <ul className="space-y-0.5">
          {section.statements.map((statement, i) => (
            <li key={i}>
              <StatementButton statement={statement} />
              {statement.cid_authorised === undefined ? null : (
                <p className="pr-3 pl-4 text-sm text-muted">
                  {views.documentos.cid.recorded(
                    statement.cid_authorised.by,
                    formatDateTime(locale, statement.cid_authorised.at),
                  )}
                </p>
              )}
              {extra(statement, { section: at, statement: i })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/**
 * A document by its sections, in their order. `extra` stands below each statement; a first heading that is the
 * title above it is not shown twice.
 */
export const DocumentBody = (props: { document: Document; titulo: string; extra: Extra }) => (
  <div className="flex flex-col gap-5">
    {props.document.sections.map((section, at) => (
      <SectionView
        key={at}
        section={section}
        at={at}
        extra={props.extra}
        isTitle={at === 0 && section.heading === props.titulo}
        // A title above deeper headings is no empty section: it only holds them.
        holdsOthers={(props.document.sections[at + 1]?.level ?? 0) > section.level}
      />
    ))}
  </div>
);
