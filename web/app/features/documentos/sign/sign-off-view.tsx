import type { SignOff } from "@relato/shared/contract/documentos.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";

/** Who signed a version, when, its hash, and the decisions on statements without support. */
export const SignOffView = ({ sign_off }: { sign_off: SignOff }) => {
  const { locale, text: texts } = useLanguage();
  const words = texts.documentos.signing;
  const { signed_name, signed_at, sha256, findings, intact } = sign_off;
  return (
    <Note tone={intact ? "ok" : "danger"}>
      <p className="flex items-center gap-2 font-semibold">
        <CheckIcon className="size-4.5" />
        {words.signed(signed_name, formatDateTime(locale, signed_at))}
      </p>
      {intact ? null : <p className="mt-1 font-semibold">{words.broken}</p>}
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer">{words.findings(findings.length)}</summary>
        <ul className="mt-1 list-disc space-y-0.5 pl-5">
          {findings.map(({ text, done }) => (
            <li key={text}>
              {text} <b>({words.done[done]})</b>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-xs break-all">
          {words.hash}: <code>{sha256}</code>
        </p>
      </details>
    </Note>
  );
};
