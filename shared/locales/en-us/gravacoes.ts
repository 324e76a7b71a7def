import type { Messages } from "../pt-br/app.ts";

export const gravacoes: Messages["gravacoes"] = {
  panel: "Consultation recording",
  badge: { recording: "Recording", paused: "Paused", uploading: "Sending", stopped: "Finished" },
  pause: "Pause",
  resume: "Resume",
  finish: "Finish",
  save: "Save consultation",
  back: "Back",
  discard: "Discard recording",
  discardAsk: "Discard this recording? The audio will be erased from this device.",
  discardYes: "Discard",
  timer: "Recording time",
  level: "Microphone level",
  asking: "Waiting for microphone permission…",
  safe: "The audio is kept on this device and sent while you record.",
  sent: (sent, total) => `${sent} of ${total} sent`,
  converting: (share) => `Converting the audio… ${share}`,
  sending: (share) => `Sending the audio… ${share}`,
  confirming: "Checking the audio received…",
  saving: "Creating the consultation…",
  offline: "No connection. Sending continues by itself as soon as it is back.",
  signedOut: "Your session has ended. Sign in again in another tab; sending continues from here.",
  saveFailed: "The consultation could not be saved",
  startFailed: "The recording could not be started",
  problems: {
    denied:
      "Permission to use the microphone was denied. Please allow microphone access in the browser settings.",
    no_device: "No microphone found. Connect a microphone and try again.",
    busy: "The microphone is in use by another program. Close it and try again.",
    unsupported: "This browser cannot record audio. Use a current Chrome, Edge, Firefox or Safari.",
    insecure: "Browsers only allow the microphone on https addresses or localhost.",
    storage_full:
      "There is no space on this device to keep the recording. Free some space and try again.",
    unexpected: "Unexpected error while starting the recording. Try again.",
  },
  interrupted: "The browser interrupted the recording. What was recorded is kept.",
  found: {
    title: "Unfinished recording found",
    detail: (when) => `Started ${when}, on this device.`,
    use: "Save as a consultation",
  },
  file: {
    not_audio: "This file does not look like audio. Send webm, ogg, mp3, wav or m4a.",
    empty: "The file is empty.",
    too_large: (size) => `The file is ${size}. The limit is 1 GB.`,
    aac_unsupported:
      "This browser cannot convert m4a (AAC) audio. Open this page in a current Chrome, Edge or Safari, or send mp3, wav, ogg or webm.",
  },
};
