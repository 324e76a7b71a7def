import { useLanguage } from "../language.tsx";
import { type Shortcut, shownKeys } from "./shortcut.ts";

const Keys = ({ keys }: { keys: readonly string[] }) => {
  const { text } = useLanguage();
  return keys.map((one, n) => (
    <span key={one}>
      {n === 0 ? null : ` ${text.common.or} `}
      <kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 text-sm">
        {shownKeys(one)}
      </kbd>
    </span>
  ));
};

/** The shortcuts of one group with their keys on this device. */
export const ShortcutList = <S extends Shortcut>(props: {
  title: string;
  shortcuts: readonly S[];
  names: Record<S["name"], string>;
}) => (
  <section className="mt-4">
    <h3 className="font-semibold">{props.title}</h3>
    <dl className="mt-1 divide-y divide-line">
      {props.shortcuts.map(({ name, keys }) => (
        <div key={name} className="flex items-center justify-between gap-4 py-1.5">
          <dt className="min-w-0 text-sm">{props.names[name as S["name"]]}</dt>
          <dd className="shrink-0 text-sm whitespace-nowrap">
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
