import { useRouter } from "@tanstack/react-router";
import { FailureNotice, Skeleton } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/language.tsx";

/** While the session is being asked for (specification 2.2). */
export const PageLoading = () => {
  const { text } = useLanguage();
  return (
    <output className="grid min-h-dvh place-items-center text-muted">
      <span className="flex items-center gap-3">
        <span className="size-5 animate-spin rounded-full border-2 border-line border-t-accent" />
        {text.common.loading}
      </span>
    </output>
  );
};

/** While a view's code arrives: the shell stays, and the place of the view keeps its height. */
export const ViewLoading = () => <Skeleton lines={6} className="min-h-96 py-6" />;

/** A page that could not be opened; whatever was typed elsewhere is kept. */
export const PageFailed = ({ error }: { error: unknown }) => {
  const { text } = useLanguage();
  const router = useRouter();
  return (
    <div className="mx-auto max-w-xl p-6">
      <FailureNotice
        title={text.shell.pageFailed}
        error={error}
        onRetry={() => void router.invalidate()}
      />
    </div>
  );
};
