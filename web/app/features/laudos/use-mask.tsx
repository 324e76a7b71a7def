import type { LaudoTemplate } from "@relato/shared/contract/laudo-templates.ts";
import { NEW_TITULO } from "@relato/shared/domain/laudo/laudo.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "../../ui/use-action.ts";
import { insertContent, isPristine, replaceContent, withMask } from "./edit/insert-content.ts";
import type { OpenLaudo } from "./open-laudo.ts";
import { laudoTemplateQuery } from "./queries.ts";

const isNewTitle = (titulo: string): boolean =>
  Object.values(NEW_TITULO).some((one) => one === titulo);

/** Records the mask that was applied; a new laudo gets its title. A null id is unknown. */
export const recordMask = (
  { form, change }: OpenLaudo,
  mask: { id: string | null; titulo: string },
): void =>
  change({
    ...(mask.id === null ? {} : { template_id: mask.id }),
    ...(isNewTitle(form.titulo) ? { titulo: mask.titulo } : {}),
  });

/** Applies masks to the open laudo. `asking` is a mask whose place the doctor has to choose. */
export const useMask = (open: OpenLaudo | null) => {
  const client = useQueryClient();
  const [asking, setAsking] = useState<LaudoTemplate | null>(null);
  const put = (mask: LaudoTemplate): void => {
    if (open === null) return;
    const content = open.content();
    if (!isPristine(content)) return setAsking(mask);
    replaceContent(open.editor, withMask(content, mask.content));
    recordMask(open, mask);
  };
  const load = useAction({
    run: (id: string) => client.fetchQuery(laudoTemplateQuery(id)),
    onSuccess: put,
    failure: "toast",
  });
  const answer = (way: "append" | "replace" | "cancel"): void => {
    setAsking(null);
    if (asking === null || open === null || way === "cancel") return;
    (way === "append" ? insertContent : replaceContent)(open.editor, asking.content);
    recordMask(open, asking);
  };
  return { apply: load.mutate, isPending: load.isPending, asking, answer };
};
