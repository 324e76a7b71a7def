import type { CalendarFeed } from "@relato/shared/contract/agenda-notices.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { feedQuery } from "./notice-queries.ts";

/** The address. The server returns it only once. */
const FeedAddress = ({ url }: { url: string }) => {
  const words = useLanguage().text.notices.feed;
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
      <CopyButton value={url} words={words} />
      <Note tone="warn" announce="status">
        {words.once}
      </Note>
      <p className="text-sm text-muted">{words.how}</p>
    </div>
  );
};

const FeedState = ({ feed }: { feed: Extract<CalendarFeed, { state: "on" }> }) => {
  const { locale } = useLanguage();
  const words = useLanguage().text.notices.feed;
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
  const { locale } = useLanguage();
  const words = useLanguage().text.notices.feed;
  const { data, error, refetch } = useQuery(feedQuery);
  const renew = useAction({
    run: () => call("POST /api/agenda/feed", { body: { locale } }),
    onSuccess: ({ feed }, _, client) => client.setQueryData(feedQuery.queryKey, feed),
  });
  const remove = useAction({
    run: () => call("DELETE /api/agenda/feed", {}),
    onSuccess: (feed, _, client) => {
      renew.reset();
      client.setQueryData(feedQuery.queryKey, feed);
    },
  });
  if (data === undefined)
    return <Pending query={{ error, refetch }} title={words.failed} className="mt-4" />;
  const failure = renew.error ?? remove.error;
  const isBusy = renew.isPending || remove.isPending;
  const isOff = data.state === "off";
  return (
    <>
      {isOff ? null : renew.data === undefined ? (
        <FeedState feed={data} />
      ) : (
        <FeedAddress url={renew.data.url} />
      )}
      {failure === null ? null : (
        <div className="mt-4">
          <FailureNotice error={failure} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {isOff ? null : (
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
          className={isOff ? "btn btn-primary" : "btn btn-quiet"}
          disabled={isBusy}
          onClick={() => renew.mutate()}
        >
          {isOff ? words.create : words.renew}
        </button>
      </div>
    </>
  );
};

/** The private address of the agenda for other calendars: creates, renews and removes it. */
export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.notices.feed;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="md">
      <DialogHeader title={words.title} description={words.about} onClose={onClose} />
      <Content />
    </Dialog>
  );
};
