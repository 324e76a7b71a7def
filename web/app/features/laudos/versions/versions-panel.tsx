import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { laudoVersionsQuery } from "../queries.ts";
import { useStoreVersion } from "./store-version.ts";
import { VersionItem } from "./version-item.tsx";

/** The stored versions of the laudo, newest first. */
export const VersionsPanel = () => {
  const words = useLanguage().text.laudoPanels.versions;
  const { laudo } = useOpenLaudo();
  const query = useQuery({ ...laudoVersionsQuery(laudo), placeholderData: keepPreviousData });
  const storeVersion = useStoreVersion();
  const store = useAction({
    run: () => storeVersion(),
    success: (isStored) => (isStored ? { variant: "success", title: words.stored } : null),
    failure: "toast",
  });
  return (
    <div className="space-y-3">
      {laudo.can.edit ? (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={store.isPending}
          onClick={() => {
            if (!store.isPending) store.mutate();
          }}
        >
          {words.store}
        </button>
      ) : null}
      {query.data === undefined ? <Pending query={query} lines={3} /> : null}
      {query.data?.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ul className="space-y-2">
        {query.data?.map((version) => (
          <VersionItem key={version.number} version={version} />
        ))}
      </ul>
    </div>
  );
};
