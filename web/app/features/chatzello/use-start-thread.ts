import { type Scope, WHOLE_SCOPE } from "@relato/shared/domain/chatzello/records.ts";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { refreshThreads, showThread } from "./queries.ts";

/** Creates a thread and opens it. A retry sends the same id, so that it creates one. */
export const useStartThread = () => {
  const { locale } = useLanguage();
  const router = useRouter();
  const id = useRef(newId());
  return useAction({
    run: (scope: Partial<Scope>) =>
      call("POST /api/chatzello/threads", {
        body: { id: id.current, scope: { ...WHOLE_SCOPE, ...scope } },
      }),
    onSuccess: (thread, _, client) => {
      id.current = newId();
      showThread(client, thread);
      router.history.push(paths.dashboard(locale, "chatzello", { id: thread.id }));
    },
    refresh: refreshThreads,
    failure: "toast",
  });
};
