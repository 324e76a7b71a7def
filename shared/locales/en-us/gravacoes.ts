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
  discardAgain: "Are you sure? The audio cannot be recovered.",
  discardForever: "Erase for good",
  timer: "Recording time",
  level: "Microphone level",
  tabLevel: "Level of the call's tab",
  microphone: { label: "Microphone", system: "System default" },
  asking: {
    microphone: "Waiting for microphone permission…",
    tab: "Waiting for you to choose the consultation's tab…",
  },
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
    elsewhere: "A recording is already running in another tab of this browser.",
    tab_unsupported:
      "This browser cannot share a tab's audio; on phones it does not work. Use a computer, or choose In person and put the call on the loudspeaker.",
    tab_silent:
      'The tab\'s audio was not captured. Make sure to check "Share tab audio" in the selection window.',
    tab_denied:
      'Permission to capture the screen was denied. Click "Allow" and select the consultation\'s tab.',
    tab_failed:
      "The screen could not be captured. Try again and make sure to select the right tab with audio enabled.",
    unexpected: "Unexpected error while starting the recording. Try again.",
  },
  warnings: {
    silence: "No sound for more than 5 seconds. Check the microphone.",
    tab_silence:
      "No sound comes from the call's tab. Check that it is the right tab and that its sound is on.",
    interrupted:
      "A call or another program is using the microphone. The recording continues by itself when it is free again.",
    microphone_lost:
      "The microphone was disconnected or blocked. The recording goes on as soon as it is back.",
    tab_lost: "Sharing of the tab has ended. The microphone is still being recorded.",
    local_full:
      "There is no more space on this device. The recording goes on, straight to the server; do not close this page.",
    local_forbidden:
      "The browser does not allow the recording to be kept on this device. It is sent to the server while you record; do not close this page before you save the consultation.",
    low_space: "There is little space left on this device to keep the recording.",
  },
  shareAgain: "Share the tab again",
  live: {
    title: "Real-time transcription",
    show: "Show the transcription in real time",
    waiting: "Words appear here as they are spoken.",
    unavailable:
      "Real-time transcription is not available now. The recording does not depend on it.",
  },
  found: {
    title: "Unfinished recording found",
    detail: (when, length) => `Started ${when}, on this device. ${length}`,
    remote: (when, length) => `Started ${when}, on another device. ${length}`,
    lasts: (length) => `Length: ${length}.`,
    received: (size) => `Received: ${size}.`,
    patient: (name: string) => `Patient: ${name}.`,
    kept: (when) => `The server keeps it until ${when}.`,
    play: "Listen",
    close: "Close the audio",
    sound: "Audio of the recording",
    use: "Save as a consultation",
  },
  apart: {
    detail:
      "Another device has already saved a consultation with the part of this recording that had reached the server. What is on this device is still here and can be saved as a separate consultation.",
    use: "Save as a separate consultation",
  },
  file: {
    not_audio: "This file does not look like audio. Send webm, ogg, mp3, wav or m4a.",
    empty: "The file is empty.",
    too_large: (size) => `The file is ${size}. The limit is 1 GB.`,
    aac_unsupported:
      "This browser cannot convert m4a (AAC) audio. Open this page in a current Chrome, Edge or Safari, or send mp3, wav, ogg or webm.",
  },
};
