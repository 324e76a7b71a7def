import type { Invitation } from "@relato/shared/contract/invitations.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { revokeInvitation } from "./invitation-queries.ts";

const InvitationRow = ({
  invitation: { email, invited_by, expires_at, mail, state },
  onRevoke,
}: {
  invitation: Invitation;
  onRevoke: () => void;
}) => {
  const { locale, text } = useLanguage();
  const words = text.admin.invitations;
  const shown =
    state === "open" ? words.state.open(formatDateTime(locale, expires_at)) : words.state[state];
  const by = invited_by === null ? words.byCommand : words.by(invited_by);
  const parts = state === "open" && mail !== "none" ? [shown, by, words.mail[mail]] : [shown, by];
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium break-words">{email}</p>
        <p className="text-sm break-words text-muted">{parts.join(" · ")}</p>
      </div>
      {state === "open" ? (
        <button
          type="button"
          aria-label={words.revokeOf(email)}
          className="btn btn-quiet"
          onClick={onRevoke}
        >
          {words.revoke}
        </button>
      ) : null}
    </li>
  );
};

/** The invitations of this installation, newest first. */
export const InvitationList = ({ items }: { items: readonly Invitation[] }) => {
  const words = useLanguage().text.admin.invitations;
  const [chosen, setChosen] = useState<Invitation | null>(null);
  const close = (): void => {
    setChosen(null);
    revoke.reset();
  };
  const revoke = useAction({ ...revokeInvitation, success: words.revoked, onSuccess: close });
  if (items.length === 0) return <p className="mt-5 text-sm text-muted">{words.empty}</p>;
  return (
    <>
      <ul
        aria-label={words.list}
        className="mt-5 divide-y divide-line rounded-lg border border-line"
      >
        {items.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRevoke={() => setChosen(invitation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={chosen !== null}
        title={words.revokeTitle}
        confirmLabel={words.revoke}
        cancelLabel={words.keep}
        isBusy={revoke.isPending}
        failure={revoke.error}
        onConfirm={() => {
          if (chosen !== null) revoke.mutate(chosen.id);
        }}
        onClose={close}
      >
        <p>{words.revokeText(chosen?.email ?? "")}</p>
      </ConfirmDialog>
    </>
  );
};
