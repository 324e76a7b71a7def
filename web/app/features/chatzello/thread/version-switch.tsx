import { BackIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";

/** Switches between the versions of a question or answer; nothing for a single one. */
export const VersionSwitch = (props: {
  id: string;
  versions: readonly string[];
  onChoose: (id: string) => void;
}) => {
  const words = useLanguage().text.chatzello.message;
  const { versions, onChoose } = props;
  const at = versions.indexOf(props.id);
  if (versions.length < 2) return null;
  const button = (label: string, id: string | undefined, look: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={id === undefined}
      onClick={() => id !== undefined && onChoose(id)}
      className="btn px-2.5 hover:bg-sunken"
    >
      <BackIcon className={`size-4 ${look}`} />
    </button>
  );
  return (
    <span className="inline-flex items-center text-sm text-muted">
      {button(words.previous, versions[at - 1], "")}
      {words.versions(at + 1, versions.length)}
      {button(words.next, versions[at + 1], "rotate-180")}
    </span>
  );
};
