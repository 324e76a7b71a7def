import { fieldsOf } from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { sortAnswers, useLintAnswers } from "../check/lint-answers.ts";
import { useOpenLint } from "../check/use-lint.ts";
import { useOpenLaudo } from "../open-laudo.ts";

/** What is open before the typed text can be signed. */
const useGaps = () => {
  const { laudo, content } = useOpenLaudo();
  const { findings } = useOpenLint();
  const { answerOf } = useLintAnswers(laudo.id);
  const fields = fieldsOf(content()).map(({ field, value }) => ({
    field,
    state: fieldState(field, value),
  }));
  const { open, answers } = sortAnswers(findings ?? [], answerOf);
  return {
    answers,
    unanswered: open,
    forbidden: fields.filter(({ field, state }) => field.on_sign === "forbid" && state === "empty")
      .length,
    unfilled: fields.filter(
      ({ field, state }) =>
        state === "prefilled" || (state === "empty" && field.on_sign === "warn"),
    ).length,
    isChecked: findings !== undefined,
  };
};

const Accept = (props: { label: string; isAccepted: boolean; onChange: (is: boolean) => void }) => (
  <label className="mt-2 flex items-start gap-2 font-medium">
    <input
      type="checkbox"
      checked={props.isAccepted}
      onChange={({ target }) => props.onChange(target.checked)}
      className="mt-1 size-4"
    />
    {props.label}
  </label>
);

/** Asks before the laudo is signed, and lists what is open. */
export const SignDialog = (props: { onClose: () => void; onSigned: () => void }) => {
  const { onClose, onSigned } = props;
  const words = useLanguage().text.laudoFinish.signing;
  const { laudo, flush, adopt } = useOpenLaudo();
  const { drop } = useLintAnswers(laudo.id);
  const gaps = useGaps();
  const [accept_missing, setMissing] = useState(false);
  const [accept_unfilled, setUnfilled] = useState(false);
  const { id, missing } = laudo;
  const sign = useAction({
    run: async () => {
      if (!(await flush())) return null;
      const { revision: base } = await call("GET /api/laudos/:id", { params: { id } });
      const body = { base, answers: gaps.answers, accept_missing, accept_unfilled };
      return call("POST /api/laudos/:id/sign", { params: { id }, body });
    },
    onSuccess: (signed) => {
      if (signed !== null) {
        adopt(signed);
        drop();
        onSigned();
      }
      onClose();
    },
    success: (signed) => (signed === null ? null : { variant: "success", title: words.done }),
  });
  const { unanswered, forbidden, unfilled, isChecked } = gaps;
  const isReady =
    isChecked &&
    unanswered.length === 0 &&
    forbidden === 0 &&
    (missing.length === 0 || accept_missing) &&
    (unfilled === 0 || accept_unfilled);
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={sign.isPending ? words.busy : words.confirm}
      tone="primary"
      isBusy={sign.isPending}
      isDisabled={!isReady}
      failure={sign.error}
      onConfirm={() => sign.mutate()}
      onClose={onClose}
    >
      <p>{words.detail}</p>
      <div className="mt-3 space-y-3">
        {unanswered.length === 0 ? null : (
          <Note tone="danger">{words.unanswered(unanswered.length)}</Note>
        )}
        {forbidden === 0 ? null : <Note tone="danger">{words.forbidden(forbidden)}</Note>}
        {unfilled === 0 ? null : (
          <Note tone="warn">
            {words.unfilled(unfilled)}
            <Accept
              label={words.acceptUnfilled}
              isAccepted={accept_unfilled}
              onChange={setUnfilled}
            />
          </Note>
        )}
        {missing.length === 0 ? null : (
          <Note tone="warn">
            <p>{words.missing}</p>
            <ul className="mt-1 list-disc pl-5">
              {missing.map((one) => (
                <li key={one}>{words.missingData[one]}</li>
              ))}
            </ul>
            <Accept label={words.acceptMissing} isAccepted={accept_missing} onChange={setMissing} />
          </Note>
        )}
        {unanswered.length + forbidden + unfilled + missing.length === 0 && isChecked ? (
          <Note tone="ok">{words.ready}</Note>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
