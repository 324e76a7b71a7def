import type { CommandAction } from "../../domain/laudo/dictation/voice-commands.ts";

/** Dictation in the editor of laudos. */
export const laudosDictation = {
  start: "Ditar",
  stop: "Parar de ditar",
  starting: "Abrindo o microfone…",
  listening: "Ouvindo. O que você disser entra onde está o cursor.",
  ending: "Ouvindo o fim da frase…",
  busy: "Termine a gravação em andamento para ditar.",
  microphoneFailed: "Não foi possível acessar o microfone",
  speechFailed: "O ditado não está disponível agora. O que você escreveu continua no laudo.",
  play: "Ouvir o ditado",
  soundFailed: "Não foi possível tocar o som deste trecho",
  commands: "Comandos de voz",
  showCommands: "Ver comandos",
  commandsTitle: "Comandos de voz",
  commandsDetail:
    "Ligue “Comandos de voz” para usar. Uma expressão que também é parte da frase, como “dor no ponto de McBurney”, continua texto.",
  does: {
    newLine: "nova linha",
    nextField: "vai ao próximo campo",
    previousField: "volta ao campo anterior",
    deleteThat: "apaga o último trecho ditado",
    goTo: "vai à seção",
    insertPhrase: "insere a frase rápida com este atalho",
    literal: "escreve a palavra",
  } satisfies Record<CommandAction["kind"] | "literal", string>,
  noField: "Não há outro campo nessa direção",
  noHeading: "O laudo não tem essa seção",
  prompt: {
    open: "Escrever o ditado",
    title: "Escrever o ditado",
    detail:
      "O reconhecimento de fala não está disponível. Escreva aqui: o texto entra onde estava o cursor.",
    label: "Texto",
    insert: "Inserir no laudo",
  },
};
