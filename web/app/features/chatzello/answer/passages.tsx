import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { QuotedSource } from "./quoted-source.tsx";

/** Sources by patient and day, in the order of their relevance. */
export const Passages = (props: { numbers: readonly number[]; sources: readonly Source[] }) => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.answer;
  const chosen = props.numbers.flatMap(
    (number) => props.sources.find((source) => source.number === number) ?? [],
  );
  const byPatient = Map.groupBy(chosen, ({ paciente }) => paciente?.id ?? "");
  return (
    <div className="space-y-4">
      {[...byPatient.values()].map((ofPatient) => (
        <section key={ofPatient[0]?.number}>
          <h3 className="font-semibold [overflow-wrap:anywhere]">
            {ofPatient[0]?.paciente?.nome ?? words.noPatient}
          </h3>
          {[...Map.groupBy(ofPatient, ({ date }) => date)].map(([date, ofDay]) => (
            <div key={date} className="mt-2">
              <h4 className="text-sm font-medium text-muted">{formatDay(locale, date)}</h4>
              <ul className="mt-1 space-y-2">
                {ofDay.map((source) => (
                  <QuotedSource key={source.number} source={source} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
};
