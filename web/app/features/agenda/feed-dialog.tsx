import type { CalendarFeed } from "@relato/shared/contract/agenda-notices.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../ui/surfaces.tsx";
import { feedQuery } from "./notice-queries.ts";

/** How long "Copiado" stands (specification 8), in milliseconds. */
const COPIED_MS = 1500;

/** The address, which is shown this once. */
const Address = ({ url }: { url: string }) => {
  const words = useViews().notices.feed;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <div className="mt-4 space-y-3">
      <label className="block text-sm font-medium">
        {words.url}
        <input
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="field mt-1.5 font-mono text-sm font-normal"
        />
      </label>
      {"clipboard" in navigator ? (
        // A browser that refuses leaves the address on the screen, where it is marked.
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => void copy().catch(() => setCopied(false))}
        >
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      ) : null}
      <Note tone="warn" announce="status">
        {words.once}
      </Note>
      <p className="text-sm text-muted">{words.how}</p>
    </div>
  );
};

const State = ({ feed }: { feed: Extract<CalendarFeed, { state: "on" }> }) => {
  const { locale } = useLanguage();
  const words = useViews().notices.feed;
  return (
    <p className="mt-4">
      {words.on(formatDateTime(locale, feed.created_at))}{" "}
      {feed.last_read_at === null
        ? words.unread
        : words.read(formatDateTime(locale, feed.last_read_at))}{" "}
      {words.renewNote}
    </p>
  );
};

const Content = () => {
  const { locale, text } = useLanguage();
  const words = useViews().notices.feed;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(feedQuery);
  const renew = useMutation({
    mutationFn: () => call("POST /api/agenda/feed", { body: { locale } }),
    onSuccess: ({ feed }) => client.setQueryData(feedQuery.queryKey, feed),
  });
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/agenda/feed", {}),
    onSuccess: (feed) => {
      renew.reset();
      client.setQueryData(feedQuery.queryKey, feed);
    },
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton lines={3} className="mt-4" />
    ) : (
      <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
    );
  const failure = renew.error ?? remove.error;
  const isBusy = renew.isPending || remove.isPending;
  return (
    <>
      {data.state === "off" ? null : renew.data === undefined ? (
        <State feed={data} />
      ) : (
        <Address url={renew.data.url} />
      )}
      {failure === null ? null : (
        <div className="mt-4">
          <FailureNotice title={describeFailure(text, failure).title} error={failure} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {data.state === "off" ? null : (
          <button
            type="button"
            className="btn mr-auto px-3 text-danger hover:bg-sunken"
            disabled={isBusy}
            onClick={() => remove.mutate()}
          >
            {words.off}
          </button>
        )}
        <button
          type="button"
          className={data.state === "off" ? "btn btn-primary" : "btn btn-quiet"}
          disabled={isBusy}
          onClick={() => renew.mutate()}
        >
          {data.state === "off" ? words.create : words.renew}
        </button>
      </div>
    </>
  );
};

/** The private address of the agenda, for other calendars: made, made anew, switched off. */
export const FeedDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = useViews().notices.feed;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={words.title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-card p-5 sm:p-6"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-semibold">{words.title}</h2>
        <button
          type="button"
          aria-label={text.common.close}
          onClick={onClose}
          className="btn px-2.5 hover:bg-sunken"
        >
          <CloseIcon />
        </button>
      </div>
      <p className="text-sm text-muted">{words.about}</p>
      {isOpen ? <Content /> : null}
    </Dialog>
  );
};
