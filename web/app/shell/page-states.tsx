import { useRouter } from "@tanstack/react-router";
import { FailureNotice, Skeleton } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/language.tsx";

/** Shown while the session loads (specification 2.2). */
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

/** Shown while a view's code loads. Its height keeps the layout stable. */
export const ViewLoading = () => <Skeleton lines={6} className="min-h-96 py-6" />;

/** Shown for a page that failed to load. Drafts are not lost. */
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
