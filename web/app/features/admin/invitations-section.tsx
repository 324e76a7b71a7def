import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note, Pending } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { InvitationList } from "./invitation-list.tsx";
import { createInvitation, invitationsQuery } from "./invitation-queries.ts";

interface Made {
  email: string;
  link: string;
  mailed: boolean;
}

/** The new link, which the server returns only once. */
const MadeInvitation = ({ email, link, mailed }: Made) => {
  const words = useLanguage().text.admin.invitations;
  return (
    <div className="mt-4 space-y-3">
      <Note tone="ok" announce="status">
        {words.made(email)} {mailed ? words.mailed : words.notMailed}
      </Note>
      <LabelledInput
        label={words.link}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton value={link} words={words} of={words.link} />
    </div>
  );
};

const InvitationForm = () => {
  const { locale, text } = useLanguage();
  const words = text.admin.invitations;
  const [email, setEmail] = useState("");
  const invite = useAction({ ...createInvitation, onSuccess: () => setEmail("") });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    invite.mutate({ email, locale });
  };
  return (
    <>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <LabelledInput
            label={words.email}
            type="email"
            autoComplete="off"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <button type="submit" className="btn btn-primary" disabled={invite.isPending}>
          {words.submit}
        </button>
      </form>
      {invite.error === null ? null : (
        <div className="mt-4">
          <FailureNotice error={invite.error} />
        </div>
      )}
      {invite.data === undefined ? null : (
        <MadeInvitation email={invite.variables?.email.trim() ?? ""} {...invite.data} />
      )}
    </>
  );
};

/** Who may create an account; invites people and revokes invitations. */
export const InvitationsSection = () => {
  const words = useLanguage().text.admin.invitations;
  const query = useQuery(invitationsQuery);
  const { data } = query;
  return (
    <section aria-label={words.title} className="card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {data === undefined ? (
        <Pending query={query} title={words.failed} className="mt-4" />
      ) : (
        <>
          <p className="mt-1 max-w-prose text-sm text-muted">{words.mode[data.mode]}</p>
          {data.mode === "closed" ? null : <InvitationForm />}
          <InvitationList items={data.items} />
        </>
      )}
    </section>
  );
};
