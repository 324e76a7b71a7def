import { useEffect, useRef } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { recorder } from "../recorder.ts";

/** The level of a source, by default of the microphone, drawn in each frame without React. */
export const LevelMeter = (props: { active: boolean; level?: () => number; label?: string }) => {
  const { active, level = recorder.level } = props;
  const { text } = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!active) return;
    let frame = 0;
    const draw = (): void => {
      if (bar.current !== null) bar.current.style.transform = `scaleX(${level()})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [active, level]);
  return (
    <figure
      aria-label={props.label ?? text.gravacoes.level}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        ref={bar}
        hidden={!active}
        className="h-full origin-left scale-x-0 rounded-full bg-accent"
      />
    </figure>
  );
};
