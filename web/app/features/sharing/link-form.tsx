import { useState } from "react";
import { call } from "../../api/call.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { MadeLink, type Recipient } from "./made-link.tsx";
import { refreshSharing } from "./queries.ts";

const DAYS = ["1", "7", "30"] as const;

/** Creates a secure link. Its address and code are shown only once. */
export const LinkForm = (props: {
  documentoId: string;
  has_birth_date: boolean;
  subject: string;
  recipient: Recipient;
}) => {
  const { locale } = useLanguage();
  const { link: words } = useLanguage().text.sharing;
  const [protection, setProtection] = useState<"code" | "birth_date">("code");
  const [days, setDays] = useState<(typeof DAYS)[number]>("7");
  const create = useAction({
    run: () =>
      call("POST /api/documentos/:id/links", {
        params: { id: props.documentoId },
        body: { protection, days: Number(days) as 1 | 7 | 30, locale },
      }),
    refresh: refreshSharing(props.documentoId),
    failure: "toast",
  });
  return (
    <section className="space-y-3">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-sm text-muted">{words.detail}</p>
      </div>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) create.mutate();
        }}
      >
        {props.has_birth_date ? (
          <ChoiceGroup
            label={words.protection}
            value={protection}
            onChange={setProtection}
            choices={[
              { value: "code", label: words.code },
              { value: "birth_date", label: words.birth_date },
            ]}
          />
        ) : (
          <p className="text-sm text-muted">
            {words.protection}: {words.code}. {words.noBirthDate}
          </p>
        )}
        <ChoiceGroup
          label={words.days}
          value={days}
          onChange={setDays}
          choices={DAYS.map((value) => ({ value, label: words.day(Number(value)) }))}
        />
        <button type="submit" disabled={create.isPending} className="btn btn-primary">
          {create.isPending ? words.creating : words.create}
        </button>
      </form>
      {create.data === undefined ? null : (
        <MadeLink {...create.data} {...props.recipient} subject={props.subject} />
      )}
    </section>
  );
};
