import { type SubmitEvent, useState } from "react";
import { ChoiceGroup } from "../../ui/choice.tsx";
import { LabelledDate } from "../../ui/date/labelled-date.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { toInstant, toLocal } from "./incident-draft.ts";
import { LabelledText } from "./incident-form.tsx";
import { addEntry, type NewEntry } from "./incident-queries.ts";

type Kind = "note" | "communicated" | "dismissed";

const entryOf = (kind: Kind, typed: string, local: string): NewEntry["entry"] | null => {
  const value = typed.trim();
  if (value === "") return null;
  if (kind === "note") return { kind, text: value };
  if (kind === "dismissed") return { kind, reason: value };
  const at = toInstant(local);
  return at === "" ? null : { kind, at, protocol: value };
};

/** Adds a note, the communication, or the reason why none is required. */
export const EntryForm = ({ incidentId }: { incidentId: string }) => {
  const words = useLanguage().text.compliance.incidents;
  const [kind, setKind] = useState<Kind>("note");
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(() => toLocal(new Date().toISOString()));
  const [isMissing, setMissing] = useState(false);
  const add = useAction({ ...addEntry, success: words.form.saved, onSuccess: () => setTyped("") });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const entry = entryOf(kind, typed, at);
    setMissing(entry === null);
    if (entry !== null) add.mutate({ incidentId, entry });
  };
  const choices = (["note", "communicated", "dismissed"] as const).map((value) => ({
    value,
    label: words.choice[value],
  }));
  return (
    <form onSubmit={submit} noValidate className="mt-4 space-y-3">
      <ChoiceGroup label={words.what} value={kind} choices={choices} onChange={setKind} />
      {kind === "communicated" ? (
        <div className="grid gap-3 md:grid-cols-2">
          <LabelledDate label={words.communicatedAt} kind="moment" value={at} onChange={setAt} />
          <LabelledInput
            label={words.protocol}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      ) : (
        <LabelledText
          label={words.note}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isMissing ? (
        <p role="alert" className="text-sm text-danger">
          {words.missing}
        </p>
      ) : null}
      {add.error === null ? null : <FailureNotice error={add.error} />}
      <button type="submit" className="btn btn-quiet" disabled={add.isPending}>
        {words.addNote}
      </button>
    </form>
  );
};
