import { isTimeZone, zonedTime } from "@relato/shared/domain/zone.ts";
import ICAL from "ical.js";

const HOUR_MS = 60 * 60 * 1000;
const pad = (value: number): string => String(value).padStart(2, "0");

/** A zone by the runtime's rules, for a calendar that names it without its own rules. */
class IntlZone extends ICAL.Timezone {
  readonly #offsets = new Map<number, number>();

  constructor(tzid: string) {
    super({ tzid });
  }

  /** Seconds at a clock time of this zone. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const clock = Date.UTC(year, month - 1, day, hour, minute, second);
    // Offsets change at a whole quarter of an hour; rules are asked once for each.
    const key = Math.floor(clock / (HOUR_MS / 4));
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    const at = zonedTime(
      `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`,
      `${pad(hour)}:${pad(minute)}:${pad(second)}`,
      this.tzid,
    );
    const offset = at === null ? 0 : Math.round((clock - Date.parse(at.instant)) / 1000);
    this.#offsets.set(key, offset);
    return offset;
  }
}

const MAX_ZONES = 100;

/**
 * Makes the IANA zones known that the text names. The rules of a VTIMEZONE in the calendar come
 * first; a zone that neither has is read as the doctor's.
 */
export const registerZones = (text: string): void => {
  const names = new Set<string>();
  for (const [, name = ""] of text.matchAll(/;TZID="?([A-Za-z][A-Za-z0-9_+/-]{1,63})"?[;:]/g)) {
    if (names.size < MAX_ZONES) names.add(name);
  }
  for (const name of names)
    if (!ICAL.TimezoneService.has(name) && isTimeZone(name))
      ICAL.TimezoneService.register(new IntlZone(name), name);
};
