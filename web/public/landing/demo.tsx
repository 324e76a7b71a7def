import { AlertIcon, PlayIcon } from "../../app/ui/icons.tsx";
import type { PublicCatalogue } from "../catalogue.ts";
import { Section } from "./section.tsx";

interface DemoProps {
  text: PublicCatalogue;
}

/** The spoken words that prove a sentence. */
const wordsFor = ({ text }: DemoProps, number: number): string | undefined =>
  text.landing.demo.turns
    .flatMap(({ said }) => said)
    .filter((part) => typeof part !== "string")
    .find(({ proves }) => proves === number)?.words;

/** One sentence. A radio button works with keys and screen readers without script. */
const Sentence = ({ text, at }: DemoProps & { at: number }) => {
  const { demo } = text.landing;
  const sentence = demo.sentences[at];
  if (sentence === undefined) throw new Error(`the demo has no sentence ${at}`);
  const supported = sentence.time !== undefined;
  const number = at + 1;
  return (
    <label className={supported ? "sentence" : "sentence unsupported"}>
      <span className="text-xs font-semibold text-muted">{sentence.heading}</span>
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="sentence"
          value={number}
          defaultChecked={at === 0}
          aria-describedby={`words-${number}`}
          className="sr-only"
        />
        <span className="sentence-sign">
          {supported ? <PlayIcon className="size-3" /> : <AlertIcon className="size-4" />}
        </span>
        <span className="flex-1 font-serif text-lg leading-snug">{sentence.text}</span>
        <span className="text-xs leading-6 text-muted tabular-nums">{sentence.time}</span>
      </span>
      {supported ? (
        // On a phone the conversation is far below. Screen readers read the description.
        <span aria-hidden="true" className="words">
          {wordsFor({ text }, number)}
        </span>
      ) : (
        <span id={`words-${number}`} className="mt-1 ml-9 block text-sm text-warn">
          {demo.unsupported}
        </span>
      )}
    </label>
  );
};

const Conversation = ({ text }: DemoProps) => {
  const { demo } = text.landing;
  return (
    <div className="space-y-4">
      {demo.turns.map((turn) => (
        <p
          key={turn.time}
          className={turn.speaker === "patient" ? "turn mr-6" : "turn turn-doctor ml-6"}
        >
          <span className="flex justify-between text-xs text-muted">
            <b className="font-semibold">{demo[turn.speaker]}</b>
            <span className="tabular-nums">{turn.time}</span>
          </span>
          {turn.said.map((part) =>
            typeof part === "string" ? (
              part
            ) : (
              <mark key={part.proves} id={`words-${part.proves}`} data-proves={part.proves}>
                {part.words}
              </mark>
            ),
          )}
        </p>
      ))}
    </div>
  );
};

/** The chosen sentence highlights the words that prove it, by CSS only (`:has`). */
export const Demo = ({ text }: DemoProps) => {
  const { demo } = text.landing;
  return (
    <Section id="demo" eyebrow={demo.eyebrow} title={demo.title} lead={demo.lead} band>
      <figure className="demo">
        <div className="card grid overflow-hidden lg:grid-cols-2">
          <fieldset className="p-5 sm:p-8">
            <legend className="float-left mb-3 w-full text-sm font-semibold">
              {demo.document}
            </legend>
            <div className="clear-both">
              {demo.sentences.map(({ text: sentence }, at) => (
                <Sentence key={sentence} text={text} at={at} />
              ))}
            </div>
          </fieldset>
          <div className="border-line bg-sunken p-5 max-lg:border-t sm:p-8 lg:border-l">
            <h3 className="mb-4 text-sm font-semibold">{demo.conversation}</h3>
            <Conversation text={text} />
          </div>
        </div>
        <figcaption className="mt-4 text-center text-sm text-muted">{demo.label}</figcaption>
      </figure>
    </Section>
  );
};
