import { useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { useUser } from "../contas/session.ts";
import { findUnfinished, recorder, useRecorder } from "./recorder.ts";

/** A recording that an earlier page left behind is offered, never forgotten. */
export const FoundRecording = () => {
  const { locale, text } = useLanguage();
  const user = useUser();
  const client = useQueryClient();
  const { state } = useRecorder();
  const { data } = useQuery({
    queryKey: ["gravacoes", "unfinished", user.id, state.kind],
    queryFn: () => findUnfinished(user.id),
  });
  const found = data?.[0];
  if (found === undefined || state.kind !== "idle") return null;
  const use = async (): Promise<void> => {
    await recorder.adopt(found);
    await client.invalidateQueries({ queryKey: ["gravacoes"] });
  };
  return (
    <section
      aria-label={text.gravacoes.found.title}
      className="flex flex-wrap items-center gap-3 rounded-card border border-warn bg-warn-soft p-4 text-warn"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{text.gravacoes.found.title}</p>
        <p className="text-sm">
          {text.gravacoes.found.detail(formatDateTime(locale, found.created_at))}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          use().catch((error: unknown) =>
            toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
          );
        }}
      >
        {text.gravacoes.found.use}
      </button>
    </section>
  );
};
