import { useEffect, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";

/** Plays the parts of a recording in order. A part is a blob or a URL of the server. */
export const FoundSound = ({ read }: { read: () => Promise<readonly (Blob | string)[]> }) => {
  const { found: words } = useLanguage().text.gravacoes;
  const [urls, setUrls] = useState<readonly string[] | null>(null);
  const [index, setIndex] = useState(0);
  useEffect(
    () => () => {
      for (const url of urls ?? []) URL.revokeObjectURL(url);
    },
    [urls],
  );
  const open = async (): Promise<void> => {
    const parts = await read();
    setIndex(0);
    setUrls(parts.map((part) => (typeof part === "string" ? part : URL.createObjectURL(part))));
  };
  if (urls === null)
    return (
      <button type="button" className="btn btn-quiet" onClick={() => void open()}>
        {words.play}
      </button>
    );
  return (
    <>
      {/* There are no captions before the transcription. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        controls
        autoPlay
        aria-label={words.sound}
        src={urls[index]}
        onEnded={() => setIndex((n) => Math.min(n + 1, urls.length - 1))}
        className="h-11 w-full"
      />
      <button type="button" className="btn btn-quiet" onClick={() => setUrls(null)}>
        {words.close}
      </button>
    </>
  );
};
