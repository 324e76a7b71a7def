/**
 * The switches of the settings with their defaults (specification 3). Dark mode is stored in the
 * browser.
 */
export const DEFAULT_PREFERENCES = {
  notify_appointments: true,
  notify_documents: true,
  notify_system: false,
  email_marketing: false,
  auto_save: true,
  live_transcription: true,
  notification_sound: true,
  /** "?" lists the shortcuts. WCAG 2.1.4: a key without a modifier can be switched off. */
  shortcut_key: true,
  /** A language model writes the note, where one is configured. */
  model_writes: true,
  // Adds two signed notes of other patients to the prompt, so it is opt-in.
  style_examples: false,
  // The LGPD requires consent before data is shared (Lei 13.709/2018, art. 8).
  share_for_improvement: false,
  usage_analytics: false,
};

export type Preferences = typeof DEFAULT_PREFERENCES;
export type Preference = keyof Preferences;

export const PREFERENCES = Object.keys(DEFAULT_PREFERENCES) as Preference[];
