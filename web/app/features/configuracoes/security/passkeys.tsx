import { formatDateTime } from "@relato/shared/locales/format.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { LabelledInput } from "../../../ui/labelled-input.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { passkeysQuery } from "../queries.ts";
import { Section } from "../section.tsx";

const isAble = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Creates a passkey on the device and registers it. @throws DOMException when the user refuses */
const createPasskey = async (name: string): Promise<void> => {
  const options = await call("POST /api/account/passkeys/options", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const created = await navigator.credentials.create({ publicKey });
  if (!(created instanceof PublicKeyCredential)) throw new DOMException("none", "NotAllowedError");
  const credential = created.toJSON() as unknown as {
    id: string;
    response: Record<string, unknown>;
  };
  await call("POST /api/account/passkeys", { body: { name, credential } });
};

export const Passkeys = () => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.security.passkeys;
  const query = useQuery(passkeysQuery);
  const { data } = query;
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reporting = {
    refresh: (client: QueryClient) =>
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
    failure: "toast",
    category: "auth",
    failureDetail: (cause: Error) => (cause instanceof DOMException ? words.refused : undefined),
  } as const;
  const add = useAction({
    run: createPasskey,
    success: words.added,
    onSuccess: () => setName(""),
    ...reporting,
  });
  const remove = useAction({
    run: (id: string) => call("DELETE /api/account/passkeys/:id", { params: { id } }),
    success: words.removed,
    ...reporting,
  });
  const submit = (): void => {
    setMissing(name.trim() === "");
    if (name.trim() !== "" && !add.isPending) add.mutate(name.trim());
  };
  return (
    <Section title={words.title} intro={words.intro}>
      {data === undefined ? (
        <Pending query={query} title={words.failed} lines={2} />
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
                onClick={() => remove.mutate(key.id)}
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
            submit();
          }}
          className="mt-4 grid max-w-md gap-3"
        >
          <LabelledInput
            label={words.name}
            placeholder={words.namePlaceholder}
            maxLength={100}
            value={name}
            error={isMissing && name.trim() === "" ? words.nameRequired : null}
            onChange={({ target }) => setName(target.value)}
          />
          <button
            type="submit"
            disabled={add.isPending}
            className="btn btn-quiet justify-self-start"
          >
            {add.isPending ? words.adding : words.add}
          </button>
        </form>
      ) : (
        <p className="mt-4 text-sm text-muted">{words.unsupported}</p>
      )}
    </Section>
  );
};
