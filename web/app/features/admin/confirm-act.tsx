import type { AdminUser } from "@relato/shared/contract/admin-users.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { USER_ACTS } from "./user-queries.ts";

/** Acts that ask first. */
export type ConfirmedAct = "deactivate" | "endSessions" | "secondStep";

/** Asks, then acts on the account. */
export const ConfirmAct = (props: { act: ConfirmedAct; user: AdminUser; onClose: () => void }) => {
  const { locale, text } = useLanguage();
  const { act, user, onClose } = props;
  const words = text.adminUsers[act];
  const { onSuccess: showProfile, ...action } = USER_ACTS[act];
  const run = useAction({
    ...action,
    success: words.done,
    onSuccess: (profile, variables, client) => {
      showProfile(profile, variables, client);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.action}
      tone={act === "secondStep" ? "primary" : "danger"}
      isBusy={run.isPending}
      failure={run.error}
      onConfirm={() => run.mutate({ userId: user.id, locale })}
      onClose={onClose}
    >
      <p className="font-medium [overflow-wrap:anywhere]">{user.email}</p>
      <p className="mt-2 text-muted">{words.detail}</p>
    </ConfirmDialog>
  );
};
