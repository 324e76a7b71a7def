import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { openUpgrade } from "../planos/upgrade.tsx";
import { CreateKey } from "./create-key.tsx";
import { KeyList } from "./key-list.tsx";
import { apiKeysQuery } from "./queries.ts";

/** The new key's secret. A click outside does not close it: the secret is shown once. */
const CreatedSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const words = useLanguage().text.apiKeys.created;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="md" isDismissable={false}>
      <DialogHeader title={words.title} description={words.intro} onClose={onClose} />
      <LabelledInput
        label={words.secret}
        value={secret}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton value={secret} words={words} />
        <button type="button" onClick={onClose} className="btn btn-primary">
          {words.done}
        </button>
      </div>
    </Dialog>
  );
};

const Locked = () => {
  const words = useLanguage().text.apiKeys;
  return (
    <div className="mb-5">
      <Note tone="info">{words.locked}</Note>
      <button type="button" className="btn btn-quiet mt-3" onClick={() => openUpgrade()}>
        {words.unlock}
      </button>
    </div>
  );
};

/** Keys with which other systems use the account's data. */
export const ApiKeysTab = () => {
  const words = useLanguage().text.apiKeys;
  const query = useQuery(apiKeysQuery);
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { data } = query;
  if (data === undefined) return <Pending query={query} title={words.failed} lines={4} />;
  return (
    <section aria-label={words.title}>
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="mb-4 max-w-prose text-sm text-muted">
        {words.intro}{" "}
        <a href="/docs/" target="_blank" rel="noreferrer" className="link">
          {words.docs}
        </a>
      </p>
      {data.can.create ? null : <Locked />}
      {data.items.length === 0 ? (
        <p className="text-muted">{data.can.create ? words.empty : null}</p>
      ) : (
        <KeyList items={data.items} />
      )}
      {!data.can.create ? null : isCreating ? (
        <CreateKey
          onCreated={(created) => {
            setCreating(false);
            setSecret(created);
          }}
          onCancel={() => setCreating(false)}
        />
      ) : (
        <button type="button" onClick={() => setCreating(true)} className="btn btn-primary mt-4">
          {words.add}
        </button>
      )}
      {secret === null ? null : <CreatedSecret secret={secret} onClose={() => setSecret(null)} />}
    </section>
  );
};
