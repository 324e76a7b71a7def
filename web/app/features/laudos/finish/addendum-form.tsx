import { useId } from "react";
import { call } from "../../../api/call.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudo } from "../open-laudo.ts";

const addendumDrafts = createDrafts<string>("laudo-addendum", { holdsPage: true });

/** Adds text after the signed text; the new version is signed again. */
export const AddendumForm = () => {
  const words = useLanguage().text.laudoFinish.addendum;
  const { laudo, adopt } = useOpenLaudo();
  const { typed = "", keep, drop } = addendumDrafts.useDraft(laudo.id);
  const id = useId();
  const add = useAction({
    run: () =>
      call("POST /api/laudos/:id/addendum", {
        params: { id: laudo.id },
        body: { base: laudo.revision, text: typed },
      }),
    success: words.done,
    onSuccess: (changed) => {
      drop();
      adopt(changed);
    },
  });
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "" && !add.isPending) add.mutate();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <p className="text-sm text-muted">{words.hint}</p>
      <textarea
        id={id}
        rows={4}
        maxLength={10_000}
        value={typed}
        onChange={({ target }) => keep(target.value)}
        className="field"
      />
      {add.error === null ? null : <FailureNotice error={add.error} />}
      <button
        type="submit"
        className="btn btn-quiet"
        disabled={typed.trim() === "" || add.isPending}
      >
        {words.add}
      </button>
    </form>
  );
};
