import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { memo, type ReactNode } from "react";
import { DownloadIcon, TrashIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { markdownFileOf } from "./markdown-file.ts";
import { ModelSwitch } from "./model-switch.tsx";
import { snippet } from "./snippet.ts";

/** Characters of the text in the list, on phones and larger screens (specification 2.10). */
const PHONE_CHARS = 160;
const DESK_CHARS = 200;

const Badge = ({ children, tone }: { children: string; tone: "accent" | "quiet" }) => (
  <span
    className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${
      tone === "accent" ? "bg-accent-soft text-accent-strong" : "bg-sunken text-muted"
    }`}
  >
    {children}
  </span>
);

const IconButton = (props: {
  label: string;
  title: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.title}
    className={`btn min-w-11 px-2.5 ${props.className}`}
    onClick={props.onPress}
  >
    {props.children}
  </button>
);

export interface ModeloActions {
  onUse: (modelo: Modelo) => void;
  onClone: (modelo: Modelo) => void;
  onEdit: (modelo: Modelo) => void;
  onDelete: (modelo: Modelo) => void;
}

interface CardProps {
  modelo: Modelo;
  actions: ModeloActions;
}

const Buttons = ({ modelo, actions }: CardProps) => {
  const words = useLanguage().text.modelos;
  const labelOf = (action: string): string => words.actionOn(action, modelo.titulo);
  const edit = { label: words.edit, tone: "quiet", onPress: actions.onEdit };
  const textActions = [
    { label: words.use, tone: "primary", onPress: actions.onUse },
    { label: words.clone, tone: "quiet", onPress: actions.onClone },
    ...(modelo.can.edit ? [edit] : []),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {textActions.map(({ label, tone, onPress }) => (
        <button
          key={label}
          type="button"
          aria-label={labelOf(label)}
          className={`btn btn-${tone}`}
          onClick={() => onPress(modelo)}
        >
          {label}
        </button>
      ))}
      <span className="ml-auto flex gap-1">
        <IconButton
          label={labelOf(words.export)}
          title={words.export}
          className="hover:bg-sunken"
          onPress={() => saveFile(markdownFileOf(modelo))}
        >
          <DownloadIcon />
        </IconButton>
        {modelo.can.edit ? (
          <IconButton
            label={labelOf(words.remove)}
            title={words.remove}
            className="text-danger hover:bg-danger-soft"
            onPress={() => actions.onDelete(modelo)}
          >
            <TrashIcon />
          </IconButton>
        ) : null}
      </span>
    </div>
  );
};

export const ModeloCard = memo(({ modelo, actions }: CardProps) => {
  const { locale, text } = useLanguage();
  const words = text.modelos;
  return (
    <article
      aria-label={modelo.titulo}
      className={
        "card flex h-full flex-col gap-3 p-4 [contain-intrinsic-size:auto_14rem] " +
        "[content-visibility:auto] sm:p-5"
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0 text-lg font-semibold break-words">{modelo.titulo}</h2>
        {modelo.language === languageOfLocale(locale) ? null : (
          <Badge tone="quiet">{text.common.language[modelo.language]}</Badge>
        )}
        <Badge tone={modelo.is_global ? "quiet" : "accent"}>
          {modelo.is_global ? words.system : words.mine}
        </Badge>
      </div>
      <p className="flex-1 text-sm break-words text-muted sm:hidden">
        {snippet(modelo.markdown, PHONE_CHARS)}
      </p>
      <p className="flex-1 text-sm break-words text-muted max-sm:hidden">
        {snippet(modelo.markdown, DESK_CHARS)}
      </p>
      <ModelSwitch modelo={modelo} />
      <Buttons modelo={modelo} actions={actions} />
    </article>
  );
});
