import { useRef } from "react";
import { PlusIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";

export const CreateCard = (props: { onCreate: () => void; onImport: (file: File) => void }) => {
  const words = useLanguage().text.modelos;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={
        "flex h-full flex-col gap-3 rounded-card border-2 border-dashed border-edge p-4 sm:p-5"
      }
    >
      <h2 className="text-lg font-semibold">{words.create}</h2>
      <p className="flex-1 text-sm text-muted">{words.createDetail}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={props.onCreate}>
          <PlusIcon /> {words.create}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => input.current?.click()}>
          {words.import}
        </button>
        <input
          ref={input}
          type="file"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          aria-label={words.import}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) props.onImport(file);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
      </div>
    </div>
  );
};
