import type { WriterSettings } from "@relato/shared/contract/admin.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { LocalModelInstallation } from "./local-model.tsx";
import { ModelUsageTable } from "./model-usage.tsx";
import { writerSettingsQuery } from "./queries.ts";
import { WriterForm } from "./writer-form.tsx";

const stateText = (
  words: ViewMessages["admin"]["writer"],
  { installation, is_reachable }: NonNullable<WriterSettings["current"]["model"]>,
): string => {
  if (installation === null) return is_reachable ? words.reachable : words.unreachable;
  const { installed, isDownloading, notInstalled } = words.local;
  return { installed, downloading: isDownloading, missing: notInstalled }[installation.state];
};

/** The current writer: the engine alone, or a model with its state. */
const CurrentWriter = ({ model }: Pick<WriterSettings["current"], "model">) => {
  const words = useLanguage().text.admin.writer;
  if (model === null) return <p className="font-serif text-xl">{words.engineOnly}</p>;
  const { installation, is_reachable } = model;
  const isReady = installation === null ? is_reachable : installation.state === "installed";
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-serif text-xl break-words">{model.name}</span>
        <span
          className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${
            isReady ? "bg-ok-soft text-ok" : "bg-warn-soft text-warn"
          }`}
        >
          {stateText(words, model)}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">{model.is_local ? words.isLocal : words.isRemote}</p>
      {installation === null ? null : <LocalModelInstallation status={installation} />}
    </>
  );
};

export const WriterSection = () => {
  const words = useLanguage().text.admin.writer;
  const query = useQuery(writerSettingsQuery);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={6} />;
  return (
    <>
      <section aria-label={words.title} className="card p-5 sm:p-6">
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{words.intro}</p>
        <h3 className="mt-5 mb-1 text-sm font-medium">{words.now}</h3>
        <CurrentWriter model={data.current.model} />
        <div className="mt-6">
          {data.current.source === "environment" ? (
            <Note tone="info">{words.fromEnvironment}</Note>
          ) : (
            <WriterForm saved={data.choice} local={data.local} />
          )}
        </div>
      </section>
      <ModelUsageTable days={data.usage_days} usage={data.usage} />
    </>
  );
};
