import type { Proposal } from "@relato/shared/domain/chatzello/answer.ts";
import { dayOf } from "@relato/shared/domain/birth-date.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { useRouter } from "@tanstack/react-router";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { presetAgendamento } from "../../agenda/preset-agendamento.ts";
import { beginDraft } from "../../gravacoes/consultation-draft.ts";
import { recorder } from "../../gravacoes/recorder.ts";
import { keepNewDraft } from "../../modelos/modelo-draft.ts";

/**
 * Opens the screen of a proposal, filled in with it. Nothing is saved or sent: the doctor changes
 * and confirms it there.
 */
export const usePropose = (): ((proposal: Proposal) => void) => {
  const { locale, text } = useLanguage();
  const words = text.chatzello.proposal;
  const router = useRouter();
  const open = (path: string): void => router.history.push(path);
  return ({ kind, titulo, text: content, paciente_id, data }) => {
    switch (kind) {
      case "documento":
        if (recorder.view().state.kind !== "idle")
          return toast({ variant: "warning", title: text.agenda.busy });
        beginDraft(locale, { way: "text", paciente_id, text: content });
        return open(paths.dashboard(locale));
      case "modelo":
        keepNewDraft({ titulo, markdown: content, language: languageOfLocale(locale) });
        return open(paths.dashboard(locale, "templates"));
      case "agendamento": {
        const [day = dayOf(new Date()), time] = data?.split("T") ?? [];
        presetAgendamento(locale, day, {
          ...{ paciente_id, titulo },
          ...(time === undefined ? {} : { time }),
        });
        return open(paths.dashboard(locale, "calendar", { date: day }));
      }
      case "message":
        // The patient's page has the ways to reach them.
        void navigator.clipboard?.writeText(content).then(
          () => toast({ variant: "default", title: words.copied }),
          () => undefined,
        );
        return open(
          paths.dashboard(locale, "patients", paciente_id === null ? {} : { id: paciente_id }),
        );
    }
  };
};
