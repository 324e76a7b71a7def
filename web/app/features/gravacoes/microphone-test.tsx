import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { LevelMeter } from "./capture/level-meter.tsx";
import type { Source } from "./capture/source.ts";
import { openMicrophone } from "./microphone.ts";
import type { Problem } from "./recorder-state.ts";

/** Opens the microphone and shows its level, without recording. Closes it on unmount. */
export const MicrophoneTest = (props: { label: string; hearing: string }) => {
  const { text } = useLanguage();
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isUnmounted = useRef(false);
  useEffect(() => () => source?.release(), [source]);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);
  const test = async (): Promise<void> => {
    setProblem(null);
    const opened = await openMicrophone();
    if ("problem" in opened) setProblem(opened.problem);
    else if (isUnmounted.current) opened.release();
    else setSource(opened);
  };
  if (source !== null)
    return (
      <>
        <output className="mb-2 block text-sm">{props.hearing}</output>
        <LevelMeter active level={source.level} />
      </>
    );
  return (
    <>
      <button type="button" className="btn btn-quiet w-full text-sm" onClick={() => void test()}>
        {props.label}
      </button>
      {problem === null ? null : (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {text.gravacoes.problems[problem]}
        </p>
      )}
    </>
  );
};
