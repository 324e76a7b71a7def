import type { AdminUser } from "@relato/shared/contract/admin-users.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { memo, type ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { useUser } from "../contas/session.ts";
import { planLabel, UserStatus } from "./user-labels.tsx";

export interface UserActions {
  onView: (user: AdminUser) => void;
  onDeactivate: (user: AdminUser) => void;
  onReactivate: (user: AdminUser) => void;
}

/** A cell; on a phone its column's name is before it. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className="px-4 py-3 text-sm max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1">
    <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
      {name}
    </span>
    <span className="max-md:text-right">{children}</span>
  </td>
);

const RowButtons = ({ user, ...actions }: UserActions & { user: AdminUser }) => {
  const words = useLanguage().text.adminUsers;
  const { id: ownId } = useUser();
  const { email, state } = user;
  return (
    <div className="flex flex-wrap gap-1 max-md:-mx-3 md:justify-end">
      <RowButton label={words.viewOf(email)} look="accent" onPress={() => actions.onView(user)}>
        {words.view}
      </RowButton>
      {state === "enabled" && user.id !== ownId ? (
        <RowButton
          label={words.deactivate.of(email)}
          look="danger"
          onPress={() => actions.onDeactivate(user)}
        >
          {words.deactivate.action}
        </RowButton>
      ) : null}
      {state === "disabled" ? (
        <RowButton
          label={words.reactivate.of(email)}
          look="accent"
          onPress={() => actions.onReactivate(user)}
        >
          {words.reactivate.action}
        </RowButton>
      ) : null}
    </div>
  );
};

const Row = memo((props: UserActions & { user: AdminUser }) => {
  const { user } = props;
  const { locale, text } = useLanguage();
  const words = text.adminUsers;
  const { columns } = words;
  const access =
    user.last_access_at === null ? words.never : formatDateTime(locale, user.last_access_at);
  return (
    <tr className="border-t border-line align-top max-md:block max-md:py-3">
      <th
        scope="row"
        className="px-4 py-3 text-left font-medium [overflow-wrap:anywhere] max-md:block"
      >
        {user.email}
        {user.role === "admin" ? (
          <span className="block text-sm font-normal text-muted">{words.admin}</span>
        ) : null}
      </th>
      <Cell name={columns.created}>{formatDateTime(locale, user.created_at)}</Cell>
      <Cell name={columns.access}>{access}</Cell>
      <Cell name={columns.status}>
        <UserStatus user={user} />
      </Cell>
      <Cell name={columns.plan}>{planLabel(text, user.plan)}</Cell>
      <td className="px-4 py-1 max-md:block md:px-2">
        <RowButtons {...props} />
      </td>
    </tr>
  );
});

/** Accounts as a table. On a phone, each row's cells are below its e-mail. */
export const UsersTable = ({ items, ...actions }: UserActions & { items: AdminUser[] }) => {
  const words = useLanguage().text.adminUsers;
  return (
    <div className="card overflow-x-auto">
      <table className="w-full max-md:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="bg-sunken text-left text-sm max-md:sr-only">
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-semibold last:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map((user) => (
            <Row key={user.id} user={user} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
