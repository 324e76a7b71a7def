import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useLanguage } from "./language.tsx";

/** The button that loads the next page of a list; nothing on the last page. */
export const LoadMore = (props: {
  list: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
}) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.list;
  const { common } = useLanguage().text;
  if (!hasNextPage) return null;
  return (
    <button
      type="button"
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      className="btn btn-quiet mx-auto mt-5 flex"
    >
      {isFetchingNextPage ? common.loading : common.loadMore}
    </button>
  );
};
