import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { servicesQuery } from "../services/queries.ts";
import { MODELOS_KEY } from "./queries.ts";

/** Whether a language model may write with this template; nothing where no model is configured. */
export const ModelSwitch = ({ modelo }: { modelo: Modelo }) => {
  const { text } = useLanguage();
  const label = useViews().modelNote.template;
  const client = useQueryClient();
  const { data } = useQuery(servicesQuery);
  const save = useMutation({
    mutationFn: (model_writes: boolean) =>
      call("PUT /api/modelos/:id/settings", { params: { id: modelo.id }, body: { model_writes } }),
    onSuccess: () => client.invalidateQueries({ queryKey: MODELOS_KEY }),
    onError: (error) => toast({ variant: "destructive", ...describeFailure(text, error) }),
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
