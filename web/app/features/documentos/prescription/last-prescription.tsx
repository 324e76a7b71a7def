import type { PrescriptionLine } from "@relato/shared/domain/prescription.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";

const lastPrescriptionQuery = (consultaId: string) =>
  queryOptions({
    queryKey: ["last-prescription", consultaId] as const,
    queryFn: async ({ signal }) =>
      (
        await call("GET /api/consultas/:id/last-prescription", {
          params: { id: consultaId },
          signal,
        })
      ).prescription,
    staleTime: 0,
  });

/** The patient's last prescription, shown before its medicines are copied; nothing without one. */
export const LastPrescription = (props: {
  consultaId: string;
  onUse: (lines: readonly PrescriptionLine[]) => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.prescription.last;
  const query = useQuery(lastPrescriptionQuery(props.consultaId));
  const [isUsed, setUsed] = useState(false);
  if (query.data === undefined)
    return query.error === null ? null : <Pending query={query} title={words.failed} lines={2} />;
  if (query.data === null || query.data.lines.length === 0) return null;
  const { titulo, at, is_signed, lines, consulta_id } = query.data;
  return (
    <section aria-label={words.title} className="rounded-lg bg-sunken p-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-muted">
        {`${titulo} ${shortCode(consulta_id)} · `}
        <time dateTime={at}>{formatDateTime(locale, at)}</time>
        {` · ${is_signed ? words.signed : words.unsigned}`}
      </p>
      <ol className="my-2 list-decimal space-y-1 pl-5 text-sm">
        {lines.map(({ drug, dose, route, frequency, duration }, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{drug}</span>
            {[dose, route, frequency, duration]
              .filter((value) => value !== "")
              .map((value) => `, ${value}`)
              .join("")}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="btn btn-quiet text-sm"
        onClick={() => {
          props.onUse(lines);
          setUsed(true);
        }}
      >
        {words.use}
      </button>
      <output className="mt-1 block text-sm text-muted">
        {isUsed ? words.used : words.unchanged}
      </output>
    </section>
  );
};
