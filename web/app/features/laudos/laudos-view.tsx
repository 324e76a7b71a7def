import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Note, Pending, Skeleton } from "../../ui/surfaces.tsx";
import { subscriptionQuery } from "../planos/queries.ts";
import { openUpgrade } from "../planos/upgrade.tsx";
import { laudosQuery } from "./queries.ts";

const Workspace = lazy(async () => ({ default: (await import("./workspace.tsx")).Workspace }));

const Locked = ({ children }: { children?: ReactNode }) => {
  const words = useLanguage().text.laudos;
  return (
    <section className="card max-w-prose p-5 sm:p-6">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-2 text-muted">{words.locked}</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => openUpgrade()}>
        {words.unlock}
      </button>
      {children}
    </section>
  );
};

const Editor = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <LoadBoundary fallback={<Note tone="danger">{useLanguage().text.laudos.editorFailed}</Note>}>
    <Suspense fallback={<Skeleton lines={10} />}>
      <Workspace isReadOnly={isReadOnly} />
    </Suspense>
  </LoadBoundary>
);

/** Without a paid plan: the laudos that the doctor has are read, and none is made. */
const LockedView = () => {
  const { readOnly } = useLanguage().text.laudoPanels;
  const list = useInfiniteQuery(laudosQuery("", null));
  const hasLaudos = list.data?.pages.some(({ items }) => items.length > 0) === true;
  if (!hasLaudos) return <Locked />;
  return (
    <>
      <Locked>
        <p className="mt-4">{readOnly}</p>
      </Locked>
      <div className="mt-6">
        <Editor isReadOnly />
      </div>
    </>
  );
};

/** Laudos, for paid active plans only (specification 2.17). */
export const LaudosView = () => {
  const words = useLanguage().text.laudos;
  const query = useQuery(subscriptionQuery);
  usePageTitle(words.title);
  if (query.data === undefined) return <Pending query={query} title={words.failed} lines={8} />;
  return query.data.can.use_pro_features ? <Editor isReadOnly={false} /> : <LockedView />;
};
