import type { AdminUser, UserProfile } from "@relato/shared/contract/admin-users.ts";
import { formatDateTime, formatNumber } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { ConfirmedAct } from "./confirm-act.tsx";
import { planLabel, UserStatus } from "./user-labels.tsx";
import { profileQuery, USER_ACTS } from "./user-queries.ts";

/** Account data and counts. */
const Facts = ({ user }: { user: UserProfile }) => {
  const { locale, text } = useLanguage();
  const words = text.adminUsers;
  const { profile, columns } = words;
  const steps = [
    ...(user.has_authenticator ? [profile.authenticator] : []),
    ...(user.passkeys > 0 ? [profile.passkeys(user.passkeys)] : []),
  ];
  const confirmed = user.email_confirmed ? profile.confirmed : profile.unconfirmed;
  const { counts } = user;
  const rows: [string, string][] = [
    [profile.name, user.name],
    [profile.email, `${user.email} (${confirmed})`],
    [profile.account, words.states[user.state]],
    [columns.plan, planLabel(text, user.plan)],
    [columns.created, formatDateTime(locale, user.created_at)],
    [
      columns.access,
      user.last_access_at === null ? words.never : formatDateTime(locale, user.last_access_at),
    ],
    [profile.secondStep, steps.length === 0 ? profile.none : steps.join(", ")],
    [profile.sessions, formatNumber(locale, user.sessions)],
    ...(["consultas", "pacientes", "documentos", "laudos"] as const).map(
      (name): [string, string] => [profile[name], formatNumber(locale, counts[name])],
    ),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What replaces the two actions that need mail, where this installation sends none. */
const WithoutMail = ({ user }: { user: UserProfile }) => {
  const words = useLanguage().text.adminUsers;
  const hasSecondStep = user.has_authenticator || user.passkeys > 0;
  return (
    <>
      {user.email_confirmed ? null : (
        <p className="mt-4 text-sm text-muted">{words.noMailConfirmation}</p>
      )}
      {hasSecondStep ? (
        <div className="mt-4 text-sm">
          <p className="text-muted">{words.secondStep.noMail}</p>
          <code className="mt-1 block rounded bg-sunken p-2 [overflow-wrap:anywhere]">
            {words.secondStep.command(user.email)}
          </code>
        </div>
      ) : null}
    </>
  );
};

const Actions = (props: { user: UserProfile; onAct: (act: ConfirmedAct) => void }) => {
  const { locale, text } = useLanguage();
  const words = text.adminUsers;
  const { user, onAct } = props;
  const { can, id: userId } = user;
  const reactivate = useAction({ ...USER_ACTS.reactivate, success: words.reactivate.done });
  const resend = useAction({ ...USER_ACTS.confirmation, success: words.confirmation.done });
  const failure = reactivate.error ?? resend.error;
  const button = (label: string, onClick: () => void, look = "btn-quiet", isBusy = false) => (
    <button type="button" className={`btn ${look}`} disabled={isBusy} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {user.sends_mail ? null : <WithoutMail user={user} />}
      {failure === null ? null : (
        <div className="mt-4">
          <FailureNotice error={failure} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {can.resend_confirmation
          ? button(
              words.confirmation.action,
              () => resend.mutate({ userId, locale }),
              undefined,
              resend.isPending,
            )
          : null}
        {can.end_sessions ? button(words.endSessions.action, () => onAct("endSessions")) : null}
        {can.reset_second_step ? button(words.secondStep.action, () => onAct("secondStep")) : null}
        {can.deactivate
          ? button(words.deactivate.action, () => onAct("deactivate"), "btn-danger")
          : null}
        {can.reactivate
          ? button(
              words.reactivate.action,
              () => reactivate.mutate({ userId }),
              "btn-primary",
              reactivate.isPending,
            )
          : null}
      </div>
    </>
  );
};

/** An account with what the administrator may do. */
export const UserProfileDialog = (props: {
  user: AdminUser;
  onAct: (act: ConfirmedAct) => void;
  onClose: () => void;
}) => {
  const words = useLanguage().text.adminUsers;
  const { user, onAct, onClose } = props;
  const query = useQuery(profileQuery(user.id));
  const shown = query.data;
  return (
    <Dialog isOpen onClose={onClose} label={user.email} size="lg">
      <DialogHeader title={user.email} description={words.profile.note} onClose={onClose} />
      {shown === undefined ? (
        <Pending query={query} title={words.profile.failed} lines={6} />
      ) : (
        <>
          <div className="mb-4">
            <UserStatus user={shown} />
          </div>
          <Facts user={shown} />
          <Actions user={shown} onAct={onAct} />
        </>
      )}
    </Dialog>
  );
};
