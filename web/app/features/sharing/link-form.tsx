import type { RouteResponse } from "@relato/shared/contract/route.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { MadeLink } from "./made-link.tsx";
import { sharingQuery } from "./queries.ts";

type Made = RouteResponse<Routes["POST /api/documentos/:id/links"]>;
const DAYS = ["1", "7", "30"] as const;

/** Makes a secure link; what it hands over is shown once. */
export const LinkForm = (props: {
  documentoId: string;
  has_birth_date: boolean;
  subject: string;
}) => {
  const { locale, text } = useLanguage();
  const { link: words } = useViews().sharing;
  const client = useQueryClient();
  const [protection, setProtection] = useState<"code" | "birth_date">("code");
  const [days, setDays] = useState<(typeof DAYS)[number]>("7");
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const create = async (): Promise<void> => {
    setCreating(true);
    try {
      const body = { protection, days: Number(days) as 1 | 7 | 30, locale };
      setMade(
        await call("POST /api/documentos/:id/links", { params: { id: props.documentoId }, body }),
      );
      await client.invalidateQueries({ queryKey: sharingQuery(props.documentoId).queryKey });
    } catch (error) {
      toast({ variant: "destructive", ...describeFailure(text, error) });
    } finally {
      setCreating(false);
    }
  };
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
          if (!creating) void create();
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
        <button type="submit" disabled={creating} className="btn btn-primary">
          {creating ? words.creating : words.create}
        </button>
      </form>
      {made === null ? null : <MadeLink {...made} subject={props.subject} />}
    </section>
  );
};
