import type { Language } from "@relato/shared/domain/language.ts";
import { useId, useState } from "react";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { MasksList } from "./masks-list.tsx";
import { MineList } from "./mine-list.tsx";
import { PatientSearch } from "./patient-search.tsx";
import { PhrasesList } from "./phrases-list.tsx";

const TABS = ["mine", "masks", "phrases", "patients"] as const;
export type SideTab = (typeof TABS)[number];

/** The list that is shown. Each higher `focus` moves the focus into its search. */
export interface SideView {
  tab: SideTab;
  focus: number;
}

interface SidePanelProps {
  view: SideView;
  onView: (view: SideView) => void;
  currentId: string;
  language: Language;
  isCreating: boolean;
  isApplying: boolean;
  onCreate: (paciente_id: string | null) => void;
  onOpen: (id: string) => void;
  onMask: (id: string) => void;
  /** A phrase was inserted. */
  onInserted: () => void;
  /** Opens the doctor's own phrases. */
  onOwnPhrases: () => void;
}

const List = (props: SidePanelProps) => {
  const { view, language } = props;
  // A new search begins with every opening of the list.
  const [typed, setTyped] = useState("");
  switch (view.tab) {
    case "mine":
      return <MineList currentId={props.currentId} onOpen={props.onOpen} />;
    case "masks":
      return (
        <MasksList
          {...{ language, typed }}
          onType={setTyped}
          focus={view.focus}
          isBusy={props.isApplying || props.isCreating}
          onApply={props.onMask}
        />
      );
    case "phrases":
      return (
        <PhrasesList
          language={language}
          focus={view.focus}
          onInserted={props.onInserted}
          onOwnPhrases={props.onOwnPhrases}
        />
      );
    case "patients":
      return <PatientSearch focus={view.focus} onStart={props.onCreate} />;
  }
};

/** A new laudo, and the lists: own laudos, masks, phrases, patients. */
export const SidePanel = (props: SidePanelProps) => {
  const words = useLanguage().text.laudos;
  const { view, onView } = props;
  const name = useId();
  return (
    <div className="space-y-4">
      <button
        type="button"
        className="btn btn-primary w-full"
        disabled={props.isCreating}
        onClick={() => props.onCreate(null)}
      >
        <PlusIcon /> {words.create}
      </button>
      <fieldset className="grid grid-cols-2 gap-1 rounded-xl bg-sunken p-1">
        <legend className="sr-only">{words.panel}</legend>
        {TABS.map((tab) => (
          <label
            key={tab}
            className={
              "relative flex min-h-10 cursor-pointer items-center justify-center rounded-lg px-2 " +
              "text-center text-sm font-medium text-muted has-checked:bg-surface " +
              "has-checked:text-accent-strong has-checked:shadow-card " +
              "has-focus-visible:outline-2 has-focus-visible:outline-accent"
            }
          >
            <input
              type="radio"
              name={name}
              checked={view.tab === tab}
              onChange={() => onView({ tab, focus: 0 })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words[tab].title}
          </label>
        ))}
      </fieldset>
      <List key={view.tab} {...props} />
    </div>
  );
};
