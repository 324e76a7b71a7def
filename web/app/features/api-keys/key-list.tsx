import type { ApiKey } from "@relato/shared/contract/api-keys.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type Texts, useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshApiKeys } from "./queries.ts";

/** When the key was created and used, when it ends, from where it is accepted, who may frame it. */
const detailsOf = (
  { created_at, last_used_at, expires_at, addresses, origins }: ApiKey,
  words: Texts["apiKeys"],
  format: (instant: string) => string,
): string => {
  const use = last_used_at === null ? words.unused : words.used(format(last_used_at));
  const parts = [words.since(format(created_at)), use];
  if (expires_at !== null)
    parts.push(
      Date.parse(expires_at) <= Date.now() ? words.expired : words.expires(format(expires_at)),
    );
  if (addresses.length > 0) parts.push(words.from(addresses.join(", ")));
  if (origins.length > 0) parts.push(words.frames(origins.join(", ")));
  return parts.join(" · ");
};

const KeyRow = ({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.apiKeys;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">
          {apiKey.name} <code className="text-sm text-muted">{apiKey.prefix}…</code>
        </p>
        <p className="text-sm break-words">
          {apiKey.scopes.map((scope) => words.scopes[scope]).join(", ")}
        </p>
        <p className="text-sm break-words text-muted">
          {detailsOf(apiKey, words, (instant) => formatDateTime(locale, instant))}
        </p>
      </div>
      <button
        type="button"
        aria-label={words.revokeOf(apiKey.name)}
        onClick={onRevoke}
        className="btn btn-quiet"
      >
        {words.revoke}
      </button>
    </li>
  );
};

/** The keys of the account, each with a button that revokes it after a confirmation. */
export const KeyList = ({ items }: { items: readonly ApiKey[] }) => {
  const words = useLanguage().text.apiKeys;
  const [chosen, setChosen] = useState<ApiKey | null>(null);
  const revoke = useAction({
    run: (id: string) => call("DELETE /api/api-keys/:id", { params: { id } }),
    success: words.revoked,
    onSuccess: () => setChosen(null),
    refresh: refreshApiKeys,
  });
  const close = (): void => {
    setChosen(null);
    revoke.reset();
  };
  return (
    <>
      <ul aria-label={words.title} className="divide-y divide-line rounded-lg border border-line">
        {items.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setChosen(apiKey)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={chosen !== null}
        title={words.confirm.title(chosen?.name ?? "")}
        confirmLabel={words.confirm.submit}
        isBusy={revoke.isPending}
        failure={revoke.error}
        failureTitle={words.confirm.failed}
        onConfirm={() => chosen !== null && revoke.mutate(chosen.id)}
        onClose={close}
      >
        <p>{words.confirm.detail}</p>
      </ConfirmDialog>
    </>
  );
};
