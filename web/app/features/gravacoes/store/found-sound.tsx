import { useEffect, useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";

/** Plays the parts of a recording one after the other; each is a blob of this browser or an address of the server. */
export const FoundSound = ({ read }: { read: () => Promise<readonly (Blob | string)[]> }) => {
  const { text } = useLanguage();
  const [urls, setUrls] = useState<readonly string[] | null>(null);
  const [part, setPart] = useState(0);
  const words = text.gravacoes.found;
  useEffect(
    () => () => {
      for (const url of urls ?? []) URL.revokeObjectURL(url);
    },
    [urls],
  );
  const open = async (): Promise<void> => {
    const parts = await read();
    setPart(0);
    setUrls(parts.map((one) => (typeof one === "string" ? one : URL.createObjectURL(one))));
  };
  if (urls === null)
    return (
      <button type="button" className="btn btn-quiet" onClick={() => void open()}>
        {words.play}
      </button>
    );
  return (
    <>
      {/* The words are not known before the sound has been transcribed. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        controls
        autoPlay
        aria-label={words.sound}
        src={urls[part]}
        onEnded={() => setPart((n) => Math.min(n + 1, urls.length - 1))}
        className="h-11 w-full"
      />
      <button type="button" className="btn btn-quiet" onClick={() => setUrls(null)}>
        {words.close}
      </button>
    </>
  );
};
