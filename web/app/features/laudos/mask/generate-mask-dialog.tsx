import { useId } from "react";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { recordMask } from "../use-mask.tsx";
import { applyProposal } from "./apply-proposal.ts";
import { mergeParts } from "./mask-parts.ts";
import { MaskProposal } from "./mask-proposal.tsx";
import { type Proposal, useProposal } from "./use-proposal.ts";

const MAX_INSTRUCTION = 500;

/** What the doctor asked for, by laudo. It stays after a failure and ends with the application. */
const instructionDrafts = createDrafts<string>("laudo-mask", { isTyped: (typed) => typed !== "" });

const Failure = ({ error }: { error: Error }) => {
  const { text } = useLanguage();
  const words = text.laudoPanels.mask;
  const { detail } = describeFailure(text, error);
  return (
    <Note tone="danger" announce="alert">
      <p className="font-semibold">{words.failed}</p>
      {/* MASK_FAILED says no more than the title. */}
      {detail === words.failed ? null : <p>{detail}</p>}
      <p>{words.kept}</p>
    </Note>
  );
};

const InstructionForm = (props: {
  laudoId: string;
  error: Error | null;
  isPending: boolean;
  onStart: (instruction: string) => void;
  onStop: () => void;
}) => {
  const { error, isPending, onStart, onStop } = props;
  const words = useLanguage().text.laudoPanels.mask;
  const { typed = "", keep } = instructionDrafts.useDraft(props.laudoId);
  const id = useId();
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(typed.trim());
      }}
    >
      <div>
        <label htmlFor={id} className="font-medium">
          {words.instruction}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={MAX_INSTRUCTION}
          value={typed}
          readOnly={isPending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => keep(target.value)}
          className="field mt-1 min-h-0"
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {words.hint}
        </p>
      </div>
      {error === null || isPending ? null : <Failure error={error} />}
      {isPending ? (
        <Note tone="info" announce="status">
          <p className="mb-2">{words.working}</p>
          <progress aria-label={words.open} className="bar w-full" />
        </Note>
      ) : null}
      <div className="flex justify-end gap-2">
        {isPending ? (
          <button type="button" className="btn btn-quiet" onClick={onStop}>
            {words.cancel}
          </button>
        ) : (
          <button type="submit" className="btn btn-primary">
            {words.start}
          </button>
        )}
      </div>
    </form>
  );
};

/** Requests a mask for the open laudo, and applies what the doctor accepts of it. */
export const GenerateMaskDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.laudoPanels.mask;
  const open = useOpenLaudo();
  const { id } = open.laudo;
  const { proposal, isPending, error, start, stop } = useProposal();
  const apply = ({ content, ...mask }: Proposal, accepted: ReadonlySet<string>): void => {
    applyProposal(open.editor, mergeParts(open.content(), content, accepted));
    recordMask(open, { id: mask.template_id, titulo: mask.titulo });
    instructionDrafts.drop(id);
    toast({ variant: "success", title: words.applied });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label={words.open} size="xl" isDismissable={false}>
      <DialogHeader
        title={words.open}
        description={proposal === null ? words.detail : undefined}
        onClose={onClose}
      />
      {proposal === null ? (
        <InstructionForm laudoId={id} {...{ error, isPending }} onStart={start} onStop={stop} />
      ) : (
        <MaskProposal
          proposal={proposal}
          onApply={(accepted) => apply(proposal, accepted)}
          onDiscard={onClose}
        />
      )}
    </Dialog>
  );
};
