import type { SecureLink } from "@relato/shared/contract/sharing.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshSharing } from "./queries.ts";

const LinkItem = (props: { link: SecureLink; onRevoke: () => void }) => {
  const { locale } = useLanguage();
  const { link: words } = useLanguage().text.sharing;
  const { link } = props;
  return (
    <li className="rounded-xl border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <b className={link.state === "open" ? "text-ok" : "text-muted"}>
          {words.state[link.state]}
        </b>
        <span>{words[link.protection]}</span>
        <span>{words.version(link.version)}</span>
        <time dateTime={link.expires_at} className="text-muted">
          {words.until(formatDateTime(locale, link.expires_at))}
        </time>
        <span>{words.openings(link.openings)}</span>
        {link.state === "open" || link.state === "locked" ? (
          <button
            type="button"
            aria-label={`${words.revoke}: ${words.until(formatDateTime(locale, link.expires_at))}`}
            className="btn btn-quiet ml-auto"
            onClick={props.onRevoke}
          >
            {words.revoke}
          </button>
        ) : null}
      </div>
      {link.log.length === 0 ? null : (
        <details className="mt-2 text-sm">
          <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{words.log}</summary>
          <ol className="mt-1 space-y-0.5">
            {link.log.map(({ outcome, at }) => (
              <li key={at + outcome} className="flex gap-2">
                <time dateTime={at} className="text-muted">
                  {formatDateTime(locale, at)}
                </time>
                <span className={outcome === "wrong" || outcome === "locked" ? "text-danger" : ""}>
                  {words.outcome[outcome]}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
};

/** Every link of the document with its openings. */
export const LinkList = (props: { documentoId: string; links: readonly SecureLink[] }) => {
  const { link: words } = useLanguage().text.sharing;
  const revoke = useAction({
    run: (id: string) => call("DELETE /api/links/:id", { params: { id } }),
    success: words.revoked,
    refresh: refreshSharing(props.documentoId),
    failure: "toast",
  });
  return (
    <section>
      <h3 className="font-semibold">{words.list}</h3>
      {props.links.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="mt-2 space-y-2">
          {props.links.map((link) => (
            <LinkItem key={link.id} link={link} onRevoke={() => revoke.mutate(link.id)} />
          ))}
        </ul>
      )}
    </section>
  );
};
