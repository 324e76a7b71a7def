import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Document, Section, Statement } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { StatementButton } from "./evidence/statement-button.tsx";

/** The page has two levels of headings above those of the template. */
const Heading = ({ section, isHidden }: { section: Section; isHidden: boolean }) => {
  const { level, heading } = section;
  const Tag = level <= 1 ? "h3" : level === 2 ? "h4" : "h5";
  const look = level <= 1 ? "text-xl" : "text-base text-accent-strong";
  return (
    <Tag className={isHidden ? "sr-only" : `mb-1 pr-3 pl-4 font-semibold break-words ${look}`}>
      {heading}
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
  const { locale, text } = useLanguage();
  return (
    // No landmark: a document has dozens of sections. `content-visibility` skips the layout of
    // invisible ones; the padding keeps focus outlines visible.
    <div
      className="-m-1 p-1 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${3 + 3.25 * section.statements.length}rem` }}
    >
      <Heading section={section} isHidden={isTitle} />
      {section.statements.length === 0 ? (
        holdsOthers ? null : (
          <p className="pr-3 pl-4 text-sm text-muted italic">{text.consulta.emptySection}</p>
        )
      ) : (
        <ul className="space-y-0.5">
          {section.statements.map((statement, i) => (
            <li key={i}>
              <StatementButton statement={statement} />
              {statement.cid_authorised === undefined ? null : (
                <p className="pr-3 pl-4 text-sm text-muted">
                  {text.documentos.cid.recorded(
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

/** A document's sections. `extra` follows each statement. A heading like the title is hidden. */
export const DocumentBody = (props: { document: Document; titulo: string; extra: Extra }) => (
  <div className="flex flex-col gap-5">
    {props.document.sections.map((section, at) => (
      <SectionView
        key={at}
        section={section}
        at={at}
        extra={props.extra}
        isTitle={at === 0 && section.heading === props.titulo}
        // A heading above deeper ones only holds them.
        holdsOthers={(props.document.sections[at + 1]?.level ?? 0) > section.level}
      />
    ))}
  </div>
);
