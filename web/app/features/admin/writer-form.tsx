import type { FoundServer, WriterSettings } from "@relato/shared/contract/admin.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { saveWriterChoice, type WriterChoice, writerServersQuery } from "./queries.ts";
import { ENGINE, SERVER_NAMES, WriterOptions } from "./writer-options.tsx";

/** Chooses a local model, a model of a server on this machine, or the engine alone. */
export const WriterForm = ({
  saved,
  local,
}: {
  saved: WriterChoice | null;
  local: WriterSettings["local"];
}) => {
  const words = useLanguage().text.admin.writer;
  const [choice, setChoice] = useState<WriterChoice>(saved ?? ENGINE);
  const search = useQuery(writerServersQuery);
  const servers = search.data?.servers;
  const save = useAction({ ...saveWriterChoice, success: words.saved });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(choice);
      }}
    >
      <WriterOptions
        saved={saved}
        local={local}
        servers={servers}
        choice={choice}
        onChoice={setChoice}
      />
      <div className="mt-4">
        {search.isFetching ? (
          <>
            <p className="mb-2 text-sm text-muted">{words.searching}</p>
            <Skeleton lines={2} />
          </>
        ) : search.error === null ? (
          <FoundServers servers={servers ?? []} />
        ) : (
          <FailureNotice title={words.searchFailed} error={search.error} />
        )}
      </div>
      {save.error === null ? null : (
        <div className="mt-4">
          <FailureNotice error={save.error} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="btn btn-quiet"
          disabled={search.isFetching}
          onClick={() => void search.refetch()}
        >
          {words.search}
        </button>
        <button type="submit" className="btn btn-primary" disabled={save.isPending}>
          {words.save}
        </button>
      </div>
    </form>
  );
};

/** Notices about a search without a server, and about servers without a model. */
const FoundServers = ({ servers }: { servers: FoundServer[] }) => {
  const words = useLanguage().text.admin.writer;
  if (servers.length === 0)
    return (
      <Note tone="info" announce="status">
        {words.none}
      </Note>
    );
  return servers
    .filter(({ models }) => models.length === 0)
    .map(({ kind, url }) => (
      <Note key={url} tone="info" announce="status">
        {SERVER_NAMES[kind]} ({url}) {words.withoutModels}
      </Note>
    ));
};
