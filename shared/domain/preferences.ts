/** The switches of the settings and what they are before anybody touched one (specification 3). Dark mode stays in the browser. */
export const DEFAULT_PREFERENCES = {
  notify_appointments: true,
  notify_documents: true,
  notify_system: false,
  email_marketing: false,
  auto_save: true,
  live_transcription: true,
  notification_sound: true,
  /** A language model writes the note, where one is configured. */
  model_writes: true,
  // Two signed notes of other patients in the prompt: the doctor must choose it, also on this machine.
  style_examples: false,
  // Silent in the specification; the LGPD wants a yes, so nothing is shared before one (Lei 13.709/2018, art. 8).
  share_for_improvement: false,
  usage_analytics: false,
};

export type Preferences = typeof DEFAULT_PREFERENCES;
export type Preference = keyof Preferences;

export const PREFERENCES = Object.keys(DEFAULT_PREFERENCES) as Preference[];

/**
 * Choices that are kept and that nothing asks for yet, since there is no such thing to send, share or count. Their texts say so
 * (locales/configuracoes.ts); whoever builds one takes it out of here and says what it does (tools/preferences.test.ts).
 */
export const UNREAD_PREFERENCES = [
  "notify_system",
  "email_marketing",
  "share_for_improvement",
  "usage_analytics",
] as const satisfies readonly Preference[];
