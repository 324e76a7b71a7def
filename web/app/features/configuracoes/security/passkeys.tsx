import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { describeFailure } from "../../../ui/failure.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";

import { toast } from "../../../ui/toast.tsx";
import { passkeysQuery } from "../queries.ts";
import { Section } from "../section.tsx";

const isAble = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Lets the device make a key, and hands it to the server. Errors: DOMException when the device or its owner says no. */
const makePasskey = async (name: string): Promise<void> => {
  const options = await call("POST /api/account/passkeys/options", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new DOMException("none", "NotAllowedError");
  const credential = made.toJSON() as unknown as { id: string; response: Record<string, unknown> };
  await call("POST /api/account/passkeys", { body: { name, credential } });
};

/** Keys that sign in without a password. */
export const Passkeys = () => {
  const { locale, text } = useLanguage();
  const words = useViews().configuracoes.security.passkeys;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [name, setName] = useState("");
  const [adding, setAdding] = useState(false);
  const [missing, setMissing] = useState(false);
  const fail = (cause: unknown): void => {
    const told = describeFailure(text, cause, "auth");
    const detail = cause instanceof DOMException ? words.refused : told.detail;
    toast({ variant: "destructive", title: told.title, detail });
  };
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const add = async (): Promise<void> => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    setAdding(true);
    try {
      await makePasskey(name.trim());
      setName("");
      toast({ variant: "success", title: words.added });
      await refresh();
    } catch (cause) {
      fail(cause);
    } finally {
      setAdding(false);
    }
  };
  const remove = async (id: string): Promise<void> => {
    try {
      await call("DELETE /api/account/passkeys/:id", { params: { id } });
      toast({ variant: "success", title: words.removed });
    } catch (cause) {
      fail(cause);
    }
    await refresh();
  };
  return (
    <Section title={words.title} intro={words.intro}>
      {data === undefined ? (
        <Pending query={{ error, refetch }} title={words.failed} lines={2} />
      ) : data.items.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.items.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium break-words">{key.name ?? words.unnamed}</p>
                {key.created_at === null ? null : (
                  <p className="text-sm text-muted">
                    {words.since(formatDateTime(locale, key.created_at))}
                  </p>
                )}
              </div>
              <button
                type="button"
                aria-label={words.removeOf(key.name ?? words.unnamed)}
                onClick={() => void remove(key.id)}
                className="btn btn-quiet"
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAble() ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!adding) void add();
          }}
          className="mt-4 grid max-w-md gap-3"
        >
          <LabelledInput
            label={words.name}
            placeholder={words.namePlaceholder}
            maxLength={100}
            value={name}
            error={missing && name.trim() === "" ? words.nameRequired : null}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" disabled={adding} className="btn btn-quiet justify-self-start">
            {adding ? words.adding : words.add}
          </button>
        </form>
      ) : (
        <p className="mt-4 text-sm text-muted">{words.unsupported}</p>
      )}
    </Section>
  );
};
