import type { ImportPreview } from "@relato/shared/contract/pacientes-import.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";

/** Each list shows at most this many rows, and the number of the others. */
const MAX_SHOWN = 50;

const Rows = (props: { title: string; lines: { key: string; text: string }[] }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.pacientes.importing;
  if (props.lines.length === 0) return null;
  const more = props.lines.length - MAX_SHOWN;
  return (
    <section aria-label={props.title}>
      <h3 className="font-semibold">{props.title}</h3>
      <ul aria-label={props.title} className="mt-1 rounded-lg bg-sunken p-3 text-sm">
        {props.lines.slice(0, MAX_SHOWN).map(({ key, text }) => (
          <li key={key} className="py-0.5 [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
        {more > 0 ? (
          <li className="py-0.5 text-muted">{words.more(formatNumber(locale, more))}</li>
        ) : null}
      </ul>
    </section>
  );
};

/** The preview of an import: the number of new patients, errors by row, and duplicates. */
export const ImportPreviewList = (props: {
  preview: ImportPreview;
  ignored: string[];
  ready: number;
  withDuplicates: boolean;
  onWithDuplicates: (withDuplicates: boolean) => void;
}) => {
  const { preview, ignored } = props;
  const { locale, text } = useLanguage();
  const { fields, importing: words } = text.pacientes;
  const number = (count: number): string => formatNumber(locale, count);
  const wrong = new Set(preview.errors.map(({ row }) => row)).size;
  return (
    <>
      <Note tone={props.ready > 0 ? "ok" : "warn"} announce="status">
        <p className="font-semibold">{words.ready(number(props.ready))}</p>
      </Note>
      <Rows
        title={words.wrong(number(wrong))}
        lines={preview.errors.map(({ row, field, code }) => ({
          key: `${row}-${field}`,
          text: `${words.row(number(row))}, ${fields[field]}: ${text.errors[code]}`,
        }))}
      />
      <Rows
        title={words.duplicates(number(preview.duplicates.length))}
        lines={preview.duplicates.map(({ row, by, of }) => ({
          key: String(row),
          text: `${words.row(number(row))}: ${
            of.row === null
              ? words.sameAs(words.by[by], of.nome)
              : words.sameAsRow(words.by[by], of.nome, number(of.row))
          }`,
        }))}
      />
      {preview.duplicates.length === 0 ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={props.withDuplicates}
            onChange={({ target }) => props.onWithDuplicates(target.checked)}
            className="size-5 accent-accent"
          />
          {words.includeDuplicates}
        </label>
      )}
      {ignored.length === 0 ? null : (
        <p className="text-sm text-muted">
          {words.ignored(ignored.slice(0, 20).join(", ").slice(0, 300))}
        </p>
      )}
    </>
  );
};
