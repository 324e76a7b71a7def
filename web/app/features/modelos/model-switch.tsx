import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { servicesQuery } from "../services/queries.ts";
import { refreshModelos } from "./save-modelo.ts";

/** Whether a language model may write with this template. Hidden without a configured model. */
export const ModelSwitch = ({ modelo }: { modelo: Modelo }) => {
  const label = useLanguage().text.modelNote.template;
  const { data } = useQuery(servicesQuery);
  const save = useAction({
    run: (model_writes: boolean) =>
      call("PUT /api/modelos/:id/settings", { params: { id: modelo.id }, body: { model_writes } }),
    refresh: refreshModelos,
    failure: "toast",
  });
  if (data === undefined || data.model_writer === null) return null;
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={save.isPending ? save.variables : modelo.model_writes}
        onChange={({ target }) => save.mutate(target.checked)}
        className="size-5 accent-accent"
      />
      {label}
      <span className="sr-only">: {modelo.titulo}</span>
    </label>
  );
};
