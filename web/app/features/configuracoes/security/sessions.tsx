import type { OpenSession } from "@relato/shared/contract/conta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshSessions, sessionsQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { deviceOf } from "./device.ts";

export const Sessions = () => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.security.sessions;
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const end = useAction({
    run: (id: string | null): Promise<unknown> =>
      id === null
        ? call("POST /api/sessions/revoke-others", {})
        : call("DELETE /api/sessions/:id", { params: { id } }),
    success: (_ended, id) => ({
      variant: "success",
      title: id === null ? words.othersEnded : words.ended,
    }),
    refresh: refreshSessions,
    failure: "toast",
    category: "auth",
  });
  const nameOf = ({ user_agent }: OpenSession): string => {
    const device = deviceOf(user_agent);
    return device === null ? words.unknown : words.device(device.browser, device.system);
  };
  return (
    <Section title={words.title} intro={words.intro}>
      {data === undefined ? (
        <Pending query={query} title={words.failed} />
      ) : (
        <>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {data.items.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-medium">{nameOf(session)}</p>
                  <p className="text-sm break-words text-muted">
                    {words.since(formatDateTime(locale, session.created_at))}
                    {session.ip_address === null || session.ip_address === ""
                      ? null
                      : ` · ${session.ip_address}`}
                  </p>
                </div>
                {session.current ? (
                  <span
                    className={"rounded-full bg-ok-soft px-2.5 py-0.5 text-sm font-medium text-ok"}
                  >
                    {words.current}
                  </span>
                ) : (
                  <button
                    type="button"
                    aria-label={words.endOf(nameOf(session))}
                    onClick={() => end.mutate(session.id)}
                    className="btn btn-quiet"
                  >
                    {words.end}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {data.items.length > 1 ? (
            <button type="button" onClick={() => end.mutate(null)} className="btn btn-quiet mt-4">
              {words.endOthers}
            </button>
          ) : null}
        </>
      )}
    </Section>
  );
};
