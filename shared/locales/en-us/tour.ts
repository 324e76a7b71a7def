/** The tour of the home (specification 2.6). */
export const tour = {
  of: (n: string, total: string) => `Step ${n} of ${total}`,
  steps: {
    modality: {
      title: "Choose the modality",
      detail:
        "In person uses the microphone. For telemedicine, the sound of the call's tab is recorded too; that does not work on phones.",
    },
    microphone: {
      title: "Check the microphone",
      detail: "Test it before the first consultation: speak and watch the bar move.",
    },
    start: {
      title: "Start recording",
      detail:
        "Choose the template and the patient, note the consent and press this button. The document follows right after you finish.",
    },
  },
  previous: "Previous",
  next: "Next",
  finish: "Finish tutorial",
  skip: "Skip and don't show again",
  close: "Close the tour",
  test: "Test microphone",
  hearing: "Say something: the bar moves when the microphone hears you.",
};
