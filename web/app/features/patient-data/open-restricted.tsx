import { OPENING_REASONS, type OpeningReason } from "@relato/shared/domain/erasure.ts";
import { useId, useState } from "react";
import { call } from "../../api/call.ts";
import { useFilter } from "../../filters.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";

const Form = ({ onClose }: { onClose: () => void }) => {
  const { text } = useLanguage();
  const words = text.patientData.restricted;
  const id = useId();
  const shown = useFilter("id");
  const [nome, setNome] = useState("");
  const [reason, setReason] = useState<OpeningReason | null>(null);
  const [lift, setLift] = useState(false);
  const open = useAction({
    run: (chosen: OpeningReason) =>
      call("POST /api/pacientes/restricted/opening", { body: { nome, reason: chosen, lift } }),
    success: lift ? words.lifted : words.opened,
    refresh: (client) => client.invalidateQueries(),
    onSuccess: ({ items: [first, ...more] }) => {
      onClose();
      // Several patients with this name are in the list of archived ones.
      if (first !== undefined && more.length === 0) shown.open(first.id);
    },
  });
  return (
    <form
      className="mt-3 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null && nome.trim() !== "") open.mutate(reason);
      }}
    >
      <p>{words.intro}</p>
      <LabelledInput
        label={words.name}
        autoComplete="off"
        maxLength={1000}
        value={nome}
        onChange={({ target }) => setNome(target.value)}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{words.reason}</legend>
        {OPENING_REASONS.map((one) => (
          <label key={one} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
            <input
              type="radio"
              name={`${id}-reason`}
              checked={one === reason}
              onChange={() => setReason(one)}
              className="size-5 shrink-0 accent-accent"
            />
            {words.reasons[one]}
          </label>
        ))}
      </fieldset>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          checked={lift}
          onChange={({ target }) => setLift(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          {words.lift}
          <span className="block text-muted">{words.liftDetail}</span>
        </span>
      </label>
      {open.error === null ? null : <FailureNotice error={open.error} title={words.none} />}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.cancel}
        </button>
        <button
          type="submit"
          className="btn btn-primary"
          disabled={reason === null || nome.trim() === "" || open.isPending}
        >
          {lift ? words.confirmLift : words.confirm}
        </button>
      </div>
    </form>
  );
};

/** Opens a restricted record, which no list and no search shows. */
export const OpenRestricted = () => {
  const words = useLanguage().text.patientData.restricted;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {words.action}
      </button>
      <Dialog isOpen={isOpen} onClose={close} label={words.action}>
        <h2 className="font-serif text-xl font-semibold">{words.action}</h2>
        <Form onClose={close} />
      </Dialog>
    </>
  );
};
