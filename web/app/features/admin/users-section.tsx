import {
  type AdminUser,
  USER_ORDERS,
  type UserOrder,
} from "@relato/shared/contract/admin-users.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "../../ui/form/field.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { ConfirmAct, type ConfirmedAct } from "./confirm-act.tsx";
import { USER_ACTS, usersQuery } from "./user-queries.ts";
import { UserProfileDialog } from "./user-profile.tsx";
import { UsersTable } from "./users-table.tsx";

/** The open dialog. */
interface Opened {
  kind: "profile" | ConfirmedAct;
  user: AdminUser;
}

const Search = (props: {
  typed: string;
  order: UserOrder;
  onType: (typed: string) => void;
  onOrder: (order: UserOrder) => void;
}) => {
  const words = useLanguage().text.adminUsers;
  return (
    <search className="mb-5 flex flex-wrap items-end gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <LabelledInput
          label={words.search}
          type="search"
          value={props.typed}
          maxLength={320}
          autoComplete="off"
          onChange={({ target }) => props.onType(target.value)}
        />
      </div>
      <Field label={words.order} error={undefined}>
        {(input) => (
          <select
            {...input}
            className="field"
            value={props.order}
            onChange={({ target }) =>
              props.onOrder(USER_ORDERS.find((one) => one === target.value) ?? "newest")
            }
          >
            {USER_ORDERS.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </search>
  );
};

/** The accounts of this installation, with a search by e-mail. */
export const UsersSection = () => {
  const words = useLanguage().text.adminUsers;
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<UserOrder>("newest");
  const [opened, setOpened] = useState<Opened | null>(null);
  const list = useInfiniteQuery(usersQuery(useDebounced(typed.trim()), order));
  const reactivate = useAction({
    ...USER_ACTS.reactivate,
    success: words.reactivate.done,
    failure: "toast",
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  const close = (): void => setOpened(null);
  return (
    <section aria-label={words.title}>
      <Search typed={typed} order={order} onType={setTyped} onOrder={setOrder} />
      <div aria-busy={list.isFetching}>
        {items === undefined ? (
          <Pending query={list} title={words.failed} lines={6} className="card p-5" />
        ) : items.length > 0 ? (
          <UsersTable
            items={items}
            onView={(user) => setOpened({ kind: "profile", user })}
            onDeactivate={(user) => setOpened({ kind: "deactivate", user })}
            onReactivate={({ id: userId }) => reactivate.mutate({ userId })}
          />
        ) : (
          <div className="card p-10 text-center">
            <p className="text-lg font-semibold">{words.noneFound}</p>
            <p className="mt-1 text-muted">{words.noneFoundDetail}</p>
          </div>
        )}
      </div>
      <LoadMore list={list} />
      {opened === null ? null : opened.kind === "profile" ? (
        <UserProfileDialog
          user={opened.user}
          onAct={(kind) => setOpened({ ...opened, kind })}
          onClose={close}
        />
      ) : (
        <ConfirmAct act={opened.kind} user={opened.user} onClose={close} />
      )}
    </section>
  );
};
