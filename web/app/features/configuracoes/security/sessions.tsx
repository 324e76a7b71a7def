import type { OpenSession } from "@relato/shared/contract/conta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";

import { toast } from "../../../ui/toast.tsx";
import { sessionsQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { deviceOf } from "./device.ts";

/** Where the account is signed in, and the way to end it there. */
export const Sessions = () => {
  const { locale, text } = useLanguage();
  const words = useViews().configuracoes.security.sessions;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = async (work: () => Promise<unknown>, told: string): Promise<void> => {
    try {
      await work();
      toast({ variant: "success", title: told });
    } catch (cause) {
      toast({ variant: "destructive", ...describeFailure(text, cause, "auth") });
    }
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  const nameOf = ({ user_agent }: OpenSession): string => {
    const device = deviceOf(user_agent);
    return device === null ? words.unknown : words.device(device.browser, device.system);
  };
  return (
    <Section title={words.title} intro={words.intro}>
      {data === undefined ? (
        <Pending query={{ error, refetch }} title={words.failed} />
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
                  <span className="rounded-full bg-ok-soft px-2.5 py-0.5 text-sm font-medium text-ok">
                    {words.current}
                  </span>
                ) : (
                  <button
                    type="button"
                    aria-label={words.endOf(nameOf(session))}
                    onClick={() =>
                      void end(
                        () => call("DELETE /api/sessions/:id", { params: { id: session.id } }),
                        words.ended,
                      )
                    }
                    className="btn btn-quiet"
                  >
                    {words.end}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {data.items.length > 1 ? (
            <button
              type="button"
              onClick={() =>
                void end(() => call("POST /api/sessions/revoke-others", {}), words.othersEnded)
              }
              className="btn btn-quiet mt-4"
            >
              {words.endOthers}
            </button>
          ) : null}
        </>
      )}
    </Section>
  );
};
