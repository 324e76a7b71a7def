import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";

const CODE = "mt-1 overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs break-all";

const Result = (props: {
  result: Awaited<ReturnType<typeof sendTest>>;
  isSending: boolean;
  onRepeat: () => void;
}) => {
  const words = useLanguage().text.webhooks;
  const { attempt, headers, signed } = props.result;
  const { status, failure, duration_ms } = attempt;
  return (
    <div className="space-y-3">
      {failure === null ? (
        <Note tone="ok" announce="status">
          {words.testing.ok(status ?? 0, duration_ms)}
        </Note>
      ) : (
        <Note tone="warn" announce="status">
          {words.testing.failed} {words.failures[failure]}
          {status === null ? "" : ` (${status})`}.
        </Note>
      )}
      <div className="text-sm font-medium">
        {words.testing.headers}
        <pre className={`${CODE} whitespace-pre-wrap`}>
          {Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join("\n")}
        </pre>
      </div>
      <div className="text-sm font-medium">
        {words.testing.signed}
        <pre className={`${CODE} whitespace-pre-wrap`}>{signed}</pre>
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={props.isSending}
        onClick={props.onRepeat}
      >
        {props.isSending ? words.testing.running : words.testing.again}
      </button>
    </div>
  );
};

const sendTest = (id: string) => call("POST /api/webhooks/:id/test", { params: { id } });

/** Sends a test event as soon as it opens. */
export const TestDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useLanguage().text.webhooks.testing;
  const test = useQuery({
    queryKey: ["webhook-test", id],
    queryFn: () => sendTest(id),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="lg">
      <DialogHeader title={words.title} onClose={onClose} />
      {test.data === undefined ? (
        <Pending query={test} lines={3} />
      ) : (
        <Result
          result={test.data}
          isSending={test.isFetching}
          onRepeat={() => void test.refetch()}
        />
      )}
    </Dialog>
  );
};
