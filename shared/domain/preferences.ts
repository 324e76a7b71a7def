/** The switches of the settings and what they are before anybody touched one (specification 3). Dark mode stays in the browser. */
export const DEFAULT_PREFERENCES = {
  notify_appointments: true,
  notify_documents: true,
  notify_system: false,
  email_marketing: false,
  auto_save: true,
  live_transcription: true,
  notification_sound: true,
  // Silent in the specification; the LGPD wants a yes, so nothing is shared before one (Lei 13.709/2018, art. 8).
  share_for_improvement: false,
  usage_analytics: false,
};

export type Preferences = typeof DEFAULT_PREFERENCES;
export type Preference = keyof Preferences;

export const PREFERENCES = Object.keys(DEFAULT_PREFERENCES) as Preference[];
