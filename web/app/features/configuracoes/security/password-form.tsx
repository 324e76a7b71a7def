import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { ApiError } from "../../../api/api-error.ts";
import { describeFailure } from "../../../ui/failure.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { sessionsQuery } from "../queries.ts";
import { Section } from "../section.tsx";

/** Specification 5; the server holds to it, too. */
const MIN_PASSWORD = 6;
const EMPTY = { current: "", next: "", again: "" };
type Field = keyof typeof EMPTY;
const FIELDS: readonly { name: Field; autoComplete: string }[] = [
  { name: "current", autoComplete: "current-password" },
  { name: "next", autoComplete: "new-password" },
  { name: "again", autoComplete: "new-password" },
];

/** A new password for whoever knows the present one. */
export const PasswordForm = () => {
  const { text } = useLanguage();
  const words = text.configuracoes.security.password;
  const client = useQueryClient();
  const [value, setValue] = useState(EMPTY);
  const [changing, setChanging] = useState(false);
  const [wrong, setWrong] = useState<{ field: Field; message: string } | null>(null);

  const check = (): { field: Field; message: string } | null => {
    const missing = FIELDS.find(({ name }) => value[name] === "");
    if (missing !== undefined) return { field: missing.name, message: words.required };
    if (value.next.length < MIN_PASSWORD)
      return { field: "next", message: text.errors.PASSWORD_TOO_SHORT };
    return value.next === value.again ? null : { field: "again", message: words.mismatch };
  };
  const change = async (): Promise<void> => {
    const found = check();
    setWrong(found);
    if (found !== null) return;
    setChanging(true);
    try {
      await call("POST /api/account/password", {
        body: { current_password: value.current, new_password: value.next },
      });
      setValue(EMPTY);
      toast({ variant: "success", title: text.contas.passwordChanged });
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "PASSWORD_WRONG") setWrong({ field: "current", message: text.errors[code] });
      else if (code === "PASSWORD_TOO_SHORT" || code === "PASSWORD_TOO_LONG")
        setWrong({ field: "next", message: text.errors[code] });
      else toast({ variant: "destructive", ...describeFailure(text, error, "auth") });
    } finally {
      setChanging(false);
    }
  };
  return (
    <Section title={words.title} intro={words.intro}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!changing) void change();
        }}
        className="grid max-w-md gap-4"
      >
        {FIELDS.map(({ name, autoComplete }) => (
          <LabelledInput
            key={name}
            label={words[name]}
            type="password"
            autoComplete={autoComplete}
            value={value[name]}
            error={wrong?.field === name ? wrong.message : null}
            onChange={({ target }) => setValue({ ...value, [name]: target.value })}
          />
        ))}
        <button type="submit" disabled={changing} className="btn btn-primary justify-self-start">
          {changing ? words.changing : words.submit}
        </button>
      </form>
    </Section>
  );
};
