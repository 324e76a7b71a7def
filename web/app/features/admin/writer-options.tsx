import type { FoundServer, WriterSettings } from "@relato/shared/contract/admin.ts";
import { formatBytes, formatNumber } from "@relato/shared/locales/format.ts";
import { useId } from "react";
import { useLanguage } from "../../ui/language.tsx";
import type { WriterChoice } from "./queries.ts";

export const ENGINE: WriterChoice = { kind: "engine" };
export const SERVER_NAMES: Record<FoundServer["kind"], string> = {
  ollama: "Ollama",
  "llama.cpp": "llama.cpp",
  "lm-studio": "LM Studio",
  "openai-compatible": "OpenAI API",
};

interface Option {
  choice: WriterChoice;
  label: string;
  detail: string;
  isDisabled?: boolean;
}

const isSame = (a: WriterChoice, b: WriterChoice): boolean =>
  a.kind === "server" && b.kind === "server"
    ? a.url === b.url && a.model === b.model
    : a.kind === b.kind;

/** The local model, disabled on a machine that is too small for it. */
const useLocalOption = ({ name, bytes, licence, fits }: WriterSettings["local"]): Option => {
  const { locale, text } = useLanguage();
  const words = text.admin.writer.local;
  const facts = [name, formatBytes(locale, bytes), words.licence(licence)].join(" · ");
  return {
    choice: { kind: "local" },
    label: words.label,
    detail: `${fits ? words.detail : words.tooSmall} ${facts}`,
    isDisabled: !fits,
  };
};

/** Also contains the saved model if no server has it now. */
const useOptions = (
  saved: WriterChoice | null,
  local: WriterSettings["local"],
  servers: readonly FoundServer[] | undefined,
): Option[] => {
  const { locale, text } = useLanguage();
  const words = text.admin.writer;
  const localOption = useLocalOption(local);
  const offered = (servers ?? []).flatMap(({ kind, url, models }) =>
    models.map(({ name, bytes, context_tokens }): Option => {
      const provider = kind === "ollama" ? "ollama" : "openai-compatible";
      const parts = [`${SERVER_NAMES[kind]} · ${url}`];
      if (bytes !== null) parts.push(formatBytes(locale, bytes));
      if (context_tokens !== null) parts.push(words.context(formatNumber(locale, context_tokens)));
      const choice = { kind: "server" as const, provider, url, model: name } satisfies WriterChoice;
      return { choice, label: name, detail: parts.join(" · ") };
    }),
  );
  const options: Option[] = [
    { choice: ENGINE, label: words.engineOnly, detail: words.engineDetail },
    localOption,
    ...offered,
  ];
  if (saved?.kind !== "server" || options.some(({ choice }) => isSame(choice, saved)))
    return options;
  // While the search runs, the saved model may still be found.
  const detail = servers === undefined ? saved.url : `${saved.url} · ${words.gone}`;
  return [...options, { choice: saved, label: saved.model, detail }];
};

export const WriterOptions = (props: {
  saved: WriterChoice | null;
  local: WriterSettings["local"];
  servers: readonly FoundServer[] | undefined;
  choice: WriterChoice;
  onChoice: (choice: WriterChoice) => void;
}) => {
  const words = useLanguage().text.admin.writer;
  const group = useId();
  const options = useOptions(props.saved, props.local, props.servers);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{words.choose}</legend>
      <div className="grid gap-2">
        {options.map(({ choice, label, detail, isDisabled = false }) => (
          <label
            key={JSON.stringify(choice)}
            className={
              "card flex min-h-11 cursor-pointer items-start gap-3 p-3.5 " +
              "has-disabled:cursor-not-allowed has-disabled:text-muted has-checked:border-accent " +
              "has-checked:bg-accent-soft has-focus-visible:outline-2 " +
              "has-focus-visible:outline-accent"
            }
          >
            <input
              type="radio"
              name={group}
              disabled={isDisabled}
              checked={isSame(choice, props.choice)}
              onChange={() => props.onChoice(choice)}
              className="mt-1 accent-accent"
            />
            <span className="min-w-0 font-medium break-words">
              {label}
              <span className="block text-sm font-normal">{detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
