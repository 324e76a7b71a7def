import {
  MESSAGE_FILTERS,
  type MessageFilter,
  type OutboxMessage,
} from "@relato/shared/contract/admin-messages.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { Label, Panel, type Tone } from "./panel.tsx";
import { messagesQuery, resendMessage } from "./queries.ts";

const TONES: Record<OutboxMessage["state"], Tone> = {
  waiting: "quiet",
  active: "quiet",
  retrying: "warn",
  sent: "ok",
  stored: "warn",
  skipped: "quiet",
  failed: "danger",
  done: "quiet",
};

const MessageRow = ({ message, onView }: { message: OutboxMessage; onView: () => void }) => {
  const { locale, text } = useLanguage();
  const { id, kind, channel, state, attempts, created_at, error, account, can_resend } = message;
  const words = text.operations.outbox;
  const resend = useAction({ ...resendMessage, success: words.resent, failure: "toast" });
  const name = words.kinds[kind];
  const at = formatDateTime(locale, created_at);
  const parts = [at];
  if (channel !== null) parts.unshift(words.channels[channel]);
  if (attempts > 0) parts.push(words.attempts(attempts));
  if (error !== null) parts.push(error);
  if (account !== null) parts.push(text.operations.account(account));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} <Label tone={TONES[state]}>{words.states[state]}</Label>
        </p>
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">{parts.join(" · ")}</p>
      </div>
      <div className="-mx-3 flex flex-wrap">
        {can_resend ? (
          <RowButton
            label={words.resendOf(name, at)}
            look="accent"
            isDisabled={resend.isPending}
            onPress={() => resend.mutate(id)}
          >
            {words.resend}
          </RowButton>
        ) : null}
        <RowButton label={words.viewOf(name, at)} look="accent" onPress={onView}>
          {words.view}
        </RowButton>
      </div>
    </li>
  );
};

const FilterField = (props: { value: MessageFilter; onChange: (value: MessageFilter) => void }) => {
  const words = useLanguage().text.operations.outbox;
  return (
    <Field label={words.filter} error={undefined}>
      {(input) => (
        <select
          {...input}
          className="field"
          value={props.value}
          onChange={({ target }) =>
            props.onChange(MESSAGE_FILTERS.find((one) => one === target.value) ?? "all")
          }
        >
          {MESSAGE_FILTERS.map((one) => (
            <option key={one} value={one}>
              {words.filters[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** Mails, WhatsApp messages and webhooks, newest first. */
export const OutboxPanel = () => {
  const { text } = useLanguage();
  const words = text.operations.outbox;
  const [filter, setFilter] = useState<MessageFilter>("all");
  const [viewed, setViewed] = useState<OutboxMessage | null>(null);
  const list = useInfiniteQuery(messagesQuery(filter));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <Panel title={words.title} intro={words.intro}>
      <div className="mb-4 max-w-64">
        <FilterField value={filter} onChange={setFilter} />
      </div>
      {items === undefined ? (
        <Pending query={list} title={text.operations.failed} lines={4} />
      ) : items.length === 0 ? (
        <p className="text-sm text-muted">{filter === "all" ? words.empty : words.emptyFilter}</p>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line rounded-lg border border-line">
          {items.map((message) => (
            <MessageRow key={message.id} message={message} onView={() => setViewed(message)} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
      {viewed === null ? null : <MessageDialog message={viewed} onClose={() => setViewed(null)} />}
    </Panel>
  );
};
