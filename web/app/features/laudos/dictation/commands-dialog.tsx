import { HEADING_NAMES } from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import {
  VERBS,
  VOICE_COMMANDS,
  type VoiceCommand,
} from "@relato/shared/domain/laudo/dictation/voice-commands.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { Dialog, DialogHeader } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";

const Row = ({ said, does }: { said: string; does: string }) => (
  <div className="flex items-center justify-between gap-4 py-1.5">
    <dt className="shrink-0 text-sm">“{said}”</dt>
    <dd className="min-w-0 text-right text-sm text-muted">{does}</dd>
  </div>
);

/** Every voice command of the laudo's language. */
export const CommandsDialog = (props: { language: Language; onClose: () => void }) => {
  const words = useLanguage().text.laudosDictation;
  const { insert, goTo, literal } = VERBS[props.language];
  const commands = VOICE_COMMANDS[props.language];
  const { conclusion } = HEADING_NAMES[props.language];
  const doesOf = ({ actions }: VoiceCommand): string =>
    actions
      .map((action) => (action.kind === "mark" ? action.sign : words.does[action.kind]))
      .join(" ");
  return (
    <Dialog isOpen onClose={props.onClose} label={words.commandsTitle} size="lg">
      <DialogHeader
        title={words.commandsTitle}
        description={words.commandsDetail}
        onClose={props.onClose}
      />
      <dl className="divide-y divide-line">
        {commands.map((command) => (
          <Row key={command.phrases[0]} said={command.phrases[0]} does={doesOf(command)} />
        ))}
        <Row said={`${insert} …`} does={words.does.insertPhrase} />
        <Row said={`${goTo[0]} ${conclusion[0]}`} does={words.does.goTo} />
        <Row said={`${literal} ${commands[0]!.phrases[0]}`} does={words.does.literal} />
      </dl>
    </Dialog>
  );
};
