import type { TimelineItem } from "@relato/shared/contract/pacientes.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { launchId } from "../../api/launched.ts";
import { paths } from "../../paths.ts";
import { ArchivedBadge } from "../../ui/archived-badge.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Link } from "../../ui/link.tsx";
import { Pending, Skeleton } from "../../ui/surfaces.tsx";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import { timelineQuery } from "./queries.ts";

type Of<K extends TimelineItem["kind"]> = Extract<TimelineItem, { kind: K }>;

const LINK =
  "inline-block py-0.5 [overflow-wrap:anywhere] text-accent underline-offset-4 hover:underline";

/** A link; text on a launched page, which has no such page. */
const AppLink = ({ href, children }: { href: string; children: ReactNode }) =>
  launchId === null ? (
    <Link href={href} className={LINK}>
      {children}
    </Link>
  ) : (
    <span className="[overflow-wrap:anywhere]">{children}</span>
  );

const ConsultaEntry = ({ item }: { item: Of<"consulta"> }) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes;
  return (
    <>
      <p className="text-sm text-muted">
        <time dateTime={item.at}>{formatDateTime(locale, item.at)}</time>
      </p>
      <h3 className="font-semibold">
        <Link
          href={
            launchId === null
              ? paths.consulta(locale, item.id)
              : paths.launched(locale, `consultas/${item.id}`)
          }
          className={LINK}
        >
          {words.consultation} {shortCode(item.id)}: {item.modelo_titulo}
        </Link>
        {item.archived ? <ArchivedBadge>{text.consultas.archived}</ArchivedBadge> : null}
      </h3>
      {item.status === "Concluído" ? null : (
        <p className={`text-sm ${item.status === "Erro" ? "text-danger" : "text-warn"}`}>
          {text.consultas.status[item.status]}
          {item.erro === null ? "" : `: ${text.errors[item.erro]}`}
        </p>
      )}
      {item.documents.length === 0 ? null : (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {item.documents.map(({ id, titulo }) => (
            <li key={id}>
              {launchId === null ? (
                <Link
                  href={paths.consulta(locale, item.id, "documents")}
                  aria-label={`${titulo} ${shortCode(item.id)}`}
                  className={
                    "inline-block py-1 text-sm [overflow-wrap:anywhere] text-accent underline " +
                    "underline-offset-4"
                  }
                >
                  {titulo}
                </Link>
              ) : (
                <span className="text-sm [overflow-wrap:anywhere] text-muted">{titulo}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const LaudoEntry = ({ item }: { item: Of<"laudo"> }) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes;
  return (
    <>
      <p className="text-sm text-muted">
        <time dateTime={item.at}>{formatDateTime(locale, item.at)}</time>
      </p>
      <h3 className="font-semibold">
        <AppLink href={paths.laudo(locale, item.id)}>
          {words.laudo}: {item.titulo}
        </AppLink>
      </h3>
      <p className="text-sm text-muted">{words.laudoStatus[item.status]}</p>
    </>
  );
};

/** An appointment in the doctor's time zone. Links to its day in the agenda. */
const AgendamentoEntry = (props: { item: Of<"agendamento">; zone: string | null }) => {
  const { item, zone } = props;
  const { locale } = useLanguage();
  const { agenda, pacientes: words } = useLanguage().text;
  if (zone === null) return <Skeleton lines={2} />;
  const filters = {
    mode: "day",
    date: dayIn(item.at, zone),
    ...(item.cancelled ? { status: "all" } : {}),
  };
  return (
    <>
      <p className="text-sm text-muted">
        <time dateTime={item.at}>{formatDateTime(locale, item.at, zone)}</time>
      </p>
      <h3 className={`font-semibold ${item.cancelled ? "line-through" : ""}`}>
        <AppLink href={paths.dashboard(locale, "calendar", filters)}>
          {words.appointment}: {item.titulo ?? agenda.tipo[item.tipo]}
        </AppLink>
      </h3>
      {item.cancelled ? <p className="text-sm text-muted">{agenda.cancelled}</p> : null}
    </>
  );
};

const Entry = ({ item, zone }: { item: TimelineItem; zone: string | null }) => {
  switch (item.kind) {
    case "consulta":
      return <ConsultaEntry item={item} />;
    case "laudo":
      return <LaudoEntry item={item} />;
    case "agendamento":
      return <AgendamentoEntry item={item} zone={zone} />;
  }
};

/** A patient's consultations, documents, laudos and appointments, newest first. */
export const Timeline = ({ id }: { id: string }) => {
  const { text } = useLanguage();
  const words = text.pacientes;
  const { zone } = useTimeZone();
  const list = useInfiniteQuery(timelineQuery(id));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby={`record-${id}`} className="mt-8">
      <h2 id={`record-${id}`} className="mb-4 font-serif text-2xl font-semibold">
        {words.record}
      </h2>
      {items === undefined ? (
        <Pending query={list} title={words.recordFailed} lines={4} />
      ) : items.length === 0 ? (
        <p className="card p-6 text-center text-muted">{words.recordEmpty}</p>
      ) : (
        <ol>
          {items.map((item) => (
            <li key={item.id} className="border-l-2 border-line pb-5 pl-5 last:pb-0">
              <Entry item={item} zone={zone} />
            </li>
          ))}
        </ol>
      )}
      <LoadMore list={list} />
    </section>
  );
};
