import { canonical } from "@relato/shared/domain/canonical.ts";
import { useEffect, useMemo, useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { z } from "zod";
import { mergeDraft, type TypedValues } from "../conflict/merge-draft.ts";
import { useConflict } from "../conflict/use-conflict.ts";
import type { Draft } from "../draft/create-drafts.ts";
import { resolverOf } from "./schema.ts";

/**
 * A form over an entity. What is typed is kept as a draft; untouched fields follow the stored
 * values; a field that was changed on both sides is a conflict.
 */
export const useEntityForm = <V extends FieldValues>(props: {
  schema: z.ZodType<unknown, V>;
  /** The stored values as the form shows them, or the defaults of a new entity. */
  stored: V;
  draft: Draft<TypedValues<V>>;
}) => {
  const { draft } = props;
  const storedKey = canonical(props.stored);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- The key says when the values change.
  const stored = useMemo(() => props.stored, [storedKey]);
  const [opened] = useState(() =>
    draft.typed === undefined
      ? { base: stored, values: stored }
      : mergeDraft(draft.typed, stored).open,
  );
  const [base, setBase] = useState<V | null>(opened.base);
  const [resolver] = useState(() => resolverOf(props.schema));
  const form = useForm<V>({
    resolver,
    defaultValues: opened.values as DefaultValues<V>,
    reValidateMode: "onSubmit",
  });
  const typed = { base, values: form.watch() };
  const conflict = useConflict({
    typed,
    current: stored,
    onChange: (next) => {
      setBase(next.base);
      for (const [name, value] of Object.entries(next.values))
        form.setValue(name as Path<V>, value);
    },
  });
  const { isTyped } = mergeDraft(typed, stored);
  const typedKey = canonical(typed);
  useEffect(() => {
    if (isTyped) draft.keep(typed);
    else if (draft.typed !== undefined) draft.drop();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only what is typed changes the draft.
  }, [typedKey, isTyped]);
  return {
    form,
    conflict: {
      ...conflict,
      /** Takes what is stored, and moves the focus to the first of these fields. */
      takeStored: (): void => {
        const [first] = conflict.fields;
        conflict.takeStored();
        if (first !== undefined) form.setFocus(first as Path<V>);
      },
    },
    /** A new entity turned out to exist: every different field becomes a conflict. */
    forgetBase: (): void => setBase(null),
  };
};
