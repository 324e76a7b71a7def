import type { ConsultaRetention } from "@relato/shared/contract/compliance.ts";
import { formatDate, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { consultaRetentionQuery } from "./queries.ts";

const Item = ({ kind, state, days, at }: ConsultaRetention) => {
  const { locale, text } = useLanguage();
  const words = text.compliance.consulta;
  const date = at === null ? "" : formatDate(locale, Date.parse(at) / 1000);
  return (
    <li>
      {state === "unsigned"
        ? words.unsigned[kind](formatNumber(locale, days ?? 0))
        : words[state][kind](date)}
    </li>
  );
};

/** When the audio and the transcript of a consultation go; nothing for what is kept. */
export const RetentionLine = ({ id }: { id: string }) => {
  const { data } = useQuery(consultaRetentionQuery(id));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {data.items.map((item) => (
        <Item key={item.kind} {...item} />
      ))}
    </ul>
  );
};
