import { useFilter } from "../../filters.ts";
import { useLanguage } from "../../ui/language.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { ThreadList } from "./list/thread-list.tsx";
import { ThreadPage } from "./thread/thread-page.tsx";

/** The assistant: threads and the open one. A phone shows one of them. */
export const ChatzelloView = () => {
  const words = useLanguage().text.chatzello;
  const { value: id, open } = useFilter("id");
  usePageTitle(words.title);
  return (
    <>
      <h1 className="mb-4 font-serif text-3xl font-semibold">{words.title}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className={id === "" ? "" : "max-lg:hidden"}>
          <ThreadList currentId={id} onOpen={open} />
        </div>
        {id === "" ? (
          <p className="card p-8 text-center text-muted max-lg:hidden">{words.lead}</p>
        ) : (
          <ThreadPage key={id} id={id} onClose={() => open("")} />
        )}
      </div>
    </>
  );
};
