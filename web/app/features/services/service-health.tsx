import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { servicesQuery } from "./queries.ts";

const PARTS = ["speech", "writer", "storage"] as const;
const LOOK = {
  checking: "text-muted",
  online: "text-ok",
  offline: "text-danger",
};

/** The state of speech, writer and storage, with a button to check again (specification 2.7). */
export const ServiceHealth = () => {
  const { text } = useLanguage();
  const { data, isFetching, isError, refetch } = useQuery(servicesQuery);
  const words = text.services.health;
  const reasons = PARTS.flatMap((part) => {
    const health = data?.health[part];
    if (health?.state !== "offline") return [];
    const texts = part === "writer" ? { ...words.reasons, ...words.writerReasons } : words.reasons;
    return [words.reason(words.parts[part], texts[health.reason])];
  });
  const isOffline = isError || reasons.length > 0;
  const state = isFetching ? "checking" : isOffline ? "offline" : "online";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <output className={`flex min-w-32 items-center gap-2 font-semibold ${LOOK[state]}`}>
        <span
          aria-hidden="true"
          className={`size-2 rounded-full bg-current ${isFetching ? "animate-pulse" : ""}`}
        />
        <span className="sr-only">{words.title}: </span>
        <span>{words[state]}</span>
      </output>
      {state === "offline" ? (
        <ul className="text-muted">
          {isError ? (
            <li>{words.unknown}</li>
          ) : (
            reasons.map((reason) => <li key={reason}>{reason}</li>)
          )}
        </ul>
      ) : null}
      <button
        type="button"
        disabled={isFetching}
        className="min-h-6 underline underline-offset-2 disabled:opacity-60"
        onClick={() => void refetch()}
      >
        {words.check}
      </button>
    </div>
  );
};
