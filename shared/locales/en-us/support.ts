import type { support as portuguese, supportPage as portuguesePage } from "../pt-br/support.ts";

export const support: typeof portuguese = {
  title: "Contact support",
  widgetAbout:
    "The conversation opens on a separate page. Support receives your name, your email and what you write there; Relato sends no patient data.",
  chatAbout:
    "Write what happened and where. Do not include patient data: the message leaves Relato.",
  message: "Message",
  send: "Send",
  sending: "Sending…",
  list: "Messages",
  you: "You",
  reply: "Support",
  unsent: "Not sent. The text is kept.",
  retry: "Send again",
  failedList: "The messages could not be loaded",
};

export const supportPage: typeof portuguesePage = {
  title: "Support",
  back: "Back to Relato",
  about:
    "This conversation is with the support of this installation, in a separate service. Do not include patient data.",
  waiting: "Opening the conversation…",
  ready: "The conversation is open. If you close it, use the button in the corner of the page.",
  failed:
    "The conversation did not open: the service did not answer. Reload the page to try again.",
  write: (email: string) => `You can also write to ${email}.`,
};
