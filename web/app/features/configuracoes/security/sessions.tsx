import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { refreshSessions, sessionsQuery } from "../queries.ts";
import { Section } from "../section.tsx";
import { deviceOf } from "./device.ts";
import { SecurityList } from "./security-list.tsx";
import { useStepUp } from "../../../ui/step-up/step-up.tsx";

export const Sessions = () => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.security.sessions;
  const query = useQuery(sessionsQuery);
  const stepUp = useStepUp();
  const end = useAction({
    run: (id: string | null): Promise<unknown> =>
      stepUp.run<unknown>(() =>
        id === null
          ? call("POST /api/sessions/revoke-others", {})
          : call("DELETE /api/sessions/:id", { params: { id } }),
      ),
    success: (_ended, id) => ({
      variant: "success",
      title: id === null ? words.othersEnded : words.ended,
    }),
    refresh: refreshSessions,
    failure: "toast",
    category: "auth",
  });
  const items = query.data?.items.map(({ id, user_agent, created_at, ip_address, current }) => {
    const device = deviceOf(user_agent);
    const title = device === null ? words.unknown : words.device(device.browser, device.system);
    return {
      id,
      title,
      detail: [words.since(formatDateTime(locale, created_at)), ip_address]
        .filter(Boolean)
        .join(" · "),
      ...(current ? { badge: words.current } : {}),
      button: { label: words.endOf(title), text: words.end, onPress: () => end.mutate(id) },
    };
  });
  return (
    <Section title={words.title} intro={words.intro}>
      {items === undefined ? (
        <Pending query={query} title={words.failed} />
      ) : (
        <>
          <SecurityList items={items} />
          {items.length > 1 ? (
            <button type="button" onClick={() => end.mutate(null)} className="btn btn-quiet mt-4">
              {words.endOthers}
            </button>
          ) : null}
        </>
      )}
      {stepUp.dialog}
    </Section>
  );
};
