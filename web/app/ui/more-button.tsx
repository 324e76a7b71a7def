import { MoreIcon } from "./icons.tsx";
import { useLanguage } from "./language.tsx";

/** On a phone, shows actions that are folded there; hidden elsewhere. */
export const MoreButton = (props: { of: string; isOpen: boolean; onToggle: () => void }) => {
  const { text } = useLanguage();
  return (
    <button
      type="button"
      aria-label={`${text.common.moreActions}: ${props.of}`}
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
      className="btn btn-quiet px-3.5 sm:hidden"
    >
      <MoreIcon />
    </button>
  );
};

/** The class of an action that a phone shows only while its MoreButton is open. */
export const foldedUnless = (isOpen: boolean): string => (isOpen ? "" : "max-sm:hidden");
