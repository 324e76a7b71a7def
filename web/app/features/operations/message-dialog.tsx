import { useQuery } from "@tanstack/react-query";
import type { OutboxMessage } from "@relato/shared/contract/admin-messages.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { messageBodyQuery } from "./queries.ts";

/** The redacted text of a message. */
export const MessageDialog = ({
  message,
  onClose,
}: {
  message: OutboxMessage;
  onClose: () => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.operations.outbox;
  const query = useQuery(messageBodyQuery(message.id, locale));
  const { data } = query;
  const title = words.kinds[message.kind];
  return (
    <Dialog isOpen onClose={onClose} label={title} size="lg">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <div className="mt-3">
        <Note tone="info">{words.redacted}</Note>
      </div>
      <div className="mt-4">
        {data === undefined ? (
          <Pending query={query} title={text.operations.failed} />
        ) : (
          <>
            {data.subject === null ? null : (
              <p className="mb-2 text-sm">
                <span className="text-muted">{words.subject}: </span>
                {data.subject}
              </p>
            )}
            <p
              className={
                "rounded-lg bg-sunken p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
              }
            >
              {data.text}
            </p>
          </>
        )}
      </div>
      <div className="mt-5 flex justify-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.close}
        </button>
      </div>
    </Dialog>
  );
};
