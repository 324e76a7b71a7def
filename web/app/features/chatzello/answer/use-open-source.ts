import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import { useRouter } from "@tanstack/react-router";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { keepOpenedSource } from "../../documentos/opened-source.ts";

/** The seconds of a recording as the consultation's page reads them from its URL. */
const withSecond = (path: string, start_ms: number | null, tab: string): string =>
  `${path}${start_ms === null ? "" : `?t=${Math.floor(start_ms / 1000)}`}#${tab}`;

/** Opens a source where it says what is quoted: at its statement or turn, and its second. */
export const useOpenSource = (): ((source: Source) => void) => {
  const { locale } = useLanguage();
  const router = useRouter();
  const pathOf = ({ kind, record_id, date, place }: Source): string => {
    switch (kind) {
      case "consulta":
      case "transcricao": {
        const path = paths.consulta(locale, record_id);
        if (place.type === "statement") return withSecond(path, place.start_ms, "anamnesis");
        return place.type === "turn" ? withSecond(path, place.start_ms, "transcript") : path;
      }
      case "laudo":
        return paths.laudo(locale, record_id);
      case "paciente":
        return paths.dashboard(locale, "patients", { id: record_id });
      case "agendamento":
        return paths.dashboard(locale, "calendar", { date, mode: "day" });
      case "thread":
        return paths.dashboard(locale, "chatzello", { id: record_id });
      case "attachment":
        return "";
    }
  };
  return (source) => {
    if (source.kind === "attachment") {
      document.getElementById(`attachment-${source.record_id}`)?.scrollIntoView();
      return;
    }
    // The text is kept in memory: a URL is logged.
    keepOpenedSource({ consulta_id: source.record_id, text: source.text, place: source.place });
    router.history.push(pathOf(source));
  };
};
