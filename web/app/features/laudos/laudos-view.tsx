import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note, Pending, Skeleton } from "../../ui/surfaces.tsx";
import { subscriptionQuery } from "../planos/queries.ts";
import { openUpgrade } from "../planos/upgrade.tsx";

const Workspace = lazy(async () => ({ default: (await import("./workspace.tsx")).Workspace }));

const Locked = () => {
  const words = useLanguage().text.laudos;
  return (
    <section className="card max-w-prose p-5 sm:p-6">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-2 text-muted">{words.locked}</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => openUpgrade()}>
        {words.unlock}
      </button>
    </section>
  );
};

/** Laudos, for paid active plans only (specification 2.17). */
export const LaudosView = () => {
  const words = useLanguage().text.laudos;
  const query = useQuery(subscriptionQuery);
  usePageTitle(words.title);
  if (query.data === undefined) return <Pending query={query} title={words.failed} lines={8} />;
  if (!query.data.can.use_pro_features) return <Locked />;
  return (
    <LoadBoundary fallback={<Note tone="danger">{words.editorFailed}</Note>}>
      <Suspense fallback={<Skeleton lines={10} />}>
        <Workspace />
      </Suspense>
    </LoadBoundary>
  );
};
