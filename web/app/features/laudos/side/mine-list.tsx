import { LAUDO_STATUSES, type LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { LoadMore } from "../../../ui/load-more.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { laudosQuery } from "../queries.ts";
import { SearchBox } from "./search-box.tsx";
import { SideRow } from "./side-row.tsx";

const BADGE: Record<LaudoStatus, string> = {
  draft: "bg-sunken text-muted",
  final: "bg-ok-soft text-ok",
  corrected: "bg-warn-soft text-warn",
};

const StatusChoice = (props: {
  value: LaudoStatus | null;
  onChange: (value: LaudoStatus | null) => void;
}) => {
  const words = useLanguage().text.laudos;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.mine.state}
      </label>
      <select
        id={id}
        value={props.value ?? ""}
        onChange={({ target }) =>
          props.onChange(LAUDO_STATUSES.find((one) => one === target.value) ?? null)
        }
        className="field"
      >
        <option value="">{words.mine.all}</option>
        {LAUDO_STATUSES.map((one) => (
          <option key={one} value={one}>
            {words.status[one]}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The doctor's laudos, last changed first. */
export const MineList = (props: { currentId: string; onOpen: (id: string) => void }) => {
  const { locale, text } = useLanguage();
  const { mine: words, status: statuses, failed } = text.laudos;
  const [typed, setTyped] = useState("");
  const [status, setStatus] = useState<LaudoStatus | null>(null);
  const searched = useDeferredValue(typed.trim());
  const list = useInfiniteQuery(laudosQuery(searched, status));
  const items = list.data?.pages.flatMap((page) => page.items);
  const isFiltered = searched !== "" || status !== null;
  return (
    <div className="space-y-3" aria-busy={list.isFetching}>
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        value={typed}
        onChange={setTyped}
      />
      <StatusChoice value={status} onChange={setStatus} />
      {items === undefined ? <Pending query={list} title={failed} lines={5} /> : null}
      {items?.length === 0 ? (
        <p className="text-sm text-muted">
          {isFiltered ? words.none : `${words.empty}. ${words.emptyDetail}`}
        </p>
      ) : null}
      <ul className="space-y-1">
        {items?.map((item) => (
          <SideRow
            key={item.id}
            isCurrent={item.id === props.currentId}
            onPress={() => props.onOpen(item.id)}
          >
            <span className="flex items-start justify-between gap-2">
              <span className="min-w-0 font-medium break-words">{item.titulo}</span>
              <span className={`shrink-0 rounded-full px-2 text-xs ${BADGE[item.status]}`}>
                {statuses[item.status]}
              </span>
            </span>
            <span className="block text-muted">
              {item.paciente_nome ?? words.noPatient} · {formatDay(locale, item.exam_date)}
            </span>
          </SideRow>
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};
