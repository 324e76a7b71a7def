import { ChatIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useStartThread } from "./use-start-thread.ts";

/** Opens a new thread about one patient. */
export const AskButton = ({ paciente_id }: { paciente_id: string }) => {
  const words = useLanguage().text.chatzello;
  const start = useStartThread();
  return (
    <button
      type="button"
      disabled={start.isPending}
      onClick={() => start.mutate({ paciente_id })}
      className="btn btn-quiet"
    >
      <ChatIcon className="size-4.5" /> {words.thread.ask}
    </button>
  );
};
