import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { CloseIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";

/** The one module that touches react-aria's toast, whose interface is not stable yet (design 4). */
export interface Notice {
  variant: "default" | "success" | "warning" | "destructive";
  title: string;
  detail?: string | undefined;
}

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 1 });
let shown: string | null = null;

/** Shows a notice for five seconds, a failure until it is closed; one at a time, the newest wins (specification 8). */
export const toast = (notice: Notice): void => {
  if (shown !== null) queue.close(shown);
  shown = queue.add(notice, notice.variant === "destructive" ? {} : { timeout: 5000 });
};

const LOOK: Record<Notice["variant"], string> = {
  default: "border-line bg-surface",
  success: "border-ok bg-ok-soft text-ok",
  warning: "border-warn bg-warn-soft text-warn",
  destructive: "border-danger bg-danger-soft text-danger",
};

export const Toasts = () => {
  const { text } = useLanguage();
  return (
    <ToastRegion
      queue={queue}
      className="fixed inset-x-4 top-16 z-50 mx-auto max-w-md sm:right-6 sm:left-auto sm:w-full"
    >
      {({ toast: item }) => (
        <Toast
          toast={item}
          className={`flex items-start gap-3 rounded-card border p-4 shadow-lifted ${LOOK[item.content.variant]}`}
        >
          <ToastContent className="min-w-0 flex-1">
            <Text slot="title" className="block font-semibold">
              {item.content.title}
            </Text>
            {item.content.detail === undefined ? null : (
              <Text slot="description" className="mt-0.5 block text-sm">
                {item.content.detail}
              </Text>
            )}
          </ToastContent>
          <Button slot="close" aria-label={text.common.close} className="-m-1 rounded p-1">
            <CloseIcon className="size-4" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
};
