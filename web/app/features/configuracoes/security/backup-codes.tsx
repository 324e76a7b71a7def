import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";

/** Shown once: the server stores only hashes. */
export const BackupCodes = ({ codes }: { codes: readonly string[] }) => {
  const words = useLanguage().text.configuracoes.security.twoFactor;
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  };
  return (
    <div>
      <h3 className="font-semibold">{words.codes}</h3>
      <p className="text-sm text-muted">{words.codesIntro}</p>
      <ul
        aria-label={words.codes}
        className="my-3 grid max-w-sm gap-2 rounded-lg bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {"clipboard" in navigator ? (
        <button
          type="button"
          // Without permission the codes can be selected on the screen.
          onClick={() => void copy().catch(() => setCopied(false))}
          className="btn btn-quiet"
        >
          {copied ? words.copied : words.copy}
        </button>
      ) : null}
    </div>
  );
};
