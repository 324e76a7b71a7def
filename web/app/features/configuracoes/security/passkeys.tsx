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
import { SecurityList } from "./security-list.tsx";
import { useStepUp } from "../../../ui/step-up/step-up.tsx";

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

/** Reloads the list, and says why the device created no passkey. */
const useReporting = () => {
  const words = useLanguage().text.configuracoes.security.passkeys;
  return {
    refresh: (client: QueryClient) =>
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
    failure: "toast",
    category: "auth",
    failureDetail: (cause: Error) => (cause instanceof DOMException ? words.refused : undefined),
  } as const;
};

const AddPasskey = () => {
  const words = useLanguage().text.configuracoes.security.passkeys;
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const stepUp = useStepUp();
  const add = useAction({
    run: (name: string) => stepUp.run(() => createPasskey(name)),
    success: words.added,
    onSuccess: () => setName(""),
    ...useReporting(),
  });
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(name.trim() === "");
          if (name.trim() !== "" && !add.isPending) add.mutate(name.trim());
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
        <button type="submit" disabled={add.isPending} className="btn btn-quiet justify-self-start">
          {add.isPending ? words.adding : words.add}
        </button>
      </form>
      {stepUp.dialog}
    </>
  );
};

export const Passkeys = () => {
  const { locale, text } = useLanguage();
  const words = text.configuracoes.security.passkeys;
  const query = useQuery(passkeysQuery);
  const stepUp = useStepUp();
  const remove = useAction({
    run: (id: string) =>
      stepUp.run(() => call("DELETE /api/account/passkeys/:id", { params: { id } })),
    success: words.removed,
    ...useReporting(),
  });
  const items = query.data?.items.map(({ id, name, created_at }) => ({
    id,
    title: name ?? words.unnamed,
    detail: created_at === null ? null : words.since(formatDateTime(locale, created_at)),
    button: {
      label: words.removeOf(name ?? words.unnamed),
      text: words.remove,
      onPress: () => remove.mutate(id),
    },
  }));
  return (
    <Section title={words.title} intro={words.intro}>
      {items === undefined ? (
        <Pending query={query} title={words.failed} lines={2} />
      ) : items.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <SecurityList items={items} />
      )}
      {isAble() ? <AddPasskey /> : <p className="mt-4 text-sm text-muted">{words.unsupported}</p>}
      {stepUp.dialog}
    </Section>
  );
};
