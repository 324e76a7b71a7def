import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CHOICE_CARD, RadioLabel } from "../../ui/choice-card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { consultaQuery, filteredQuery } from "../consultas/queries.ts";
import { useSetPatient } from "../consulta-patient/queries.ts";

/** The context that the doctor typed tells whose consultation it is. */
const Context = ({ id }: { id: string }) => {
  const words = useLanguage().text.consultaRecord.join;
  const query = useQuery(consultaQuery(id));
  if (query.data === undefined) return <Pending query={query} category="consultation" lines={1} />;
  const context = query.data.documento_gerado.contexto_paciente.trim();
  return <p className="mt-1 text-sm text-muted">{context === "" ? words.noContext : context}</p>;
};

const Option = (props: { consulta: ConsultaItem; isChosen: boolean; onChoose: () => void }) => {
  const { locale } = useLanguage();
  const { id, modelo, data_criacao } = props.consulta;
  return (
    <li className={CHOICE_CARD}>
      <RadioLabel name="consulta" isChosen={props.isChosen} onChoose={props.onChoose}>
        <span className="font-medium">
          <span className="text-muted tabular-nums">{shortCode(id)}</span> {modelo.titulo}
        </span>{" "}
        <time dateTime={data_criacao} className="block text-sm text-muted">
          {formatDateTime(locale, data_criacao)}
        </time>
      </RadioLabel>
      {props.isChosen ? <Context id={id} /> : null}
    </li>
  );
};

const JoinDialog = (props: { paciente_id: string; onClose: () => void }) => {
  const { paciente_id, onClose } = props;
  const words = useLanguage().text.consultaRecord.join;
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useInfiniteQuery(filteredQuery({ paciente: "none" }));
  const items = list.data?.pages.flatMap((page) => page.items);
  const join = useSetPatient(words.done, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      tone="primary"
      isBusy={join.isPending}
      isDisabled={chosen === null}
      failure={join.error}
      onConfirm={() => {
        if (chosen !== null) join.mutate({ id: chosen, from: null, to: paciente_id });
      }}
      onClose={onClose}
    >
      {items === undefined ? (
        <Pending query={list} title={words.failed} category="consultation" lines={4} />
      ) : items.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <p className="mb-3 text-sm">{words.detail}</p>
          <fieldset>
            <legend className="sr-only">{words.choices}</legend>
            <ul className="space-y-2">
              {items.map((consulta) => (
                <Option
                  key={consulta.id}
                  consulta={consulta}
                  isChosen={consulta.id === chosen}
                  onChoose={() => setChosen(consulta.id)}
                />
              ))}
            </ul>
          </fieldset>
        </>
      )}
      <LoadMore list={list} />
    </ConfirmDialog>
  );
};

/** Joins a consultation without a patient to this patient's record. */
export const JoinButton = ({ paciente_id }: { paciente_id: string }) => {
  const words = useLanguage().text.consultaRecord.join;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {words.action}
      </button>
      {isOpen ? <JoinDialog paciente_id={paciente_id} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
