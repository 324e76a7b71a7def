import type { QueryClient } from "@tanstack/react-query";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { refreshAgenda } from "./features/agenda/queries.ts";
import { refreshNotices } from "./features/agenda/notice-queries.ts";
import { refreshWaiting } from "./features/agenda/waiting-queries.ts";
import { refreshBlockedTimes } from "./features/calendars/queries.ts";
import { refreshThread } from "./features/chatzello/queries.ts";
import { applyProgress, refreshConsultas } from "./features/consultas/queries.ts";
import { applyRewriting, refreshDocumentos } from "./features/documentos/queries.ts";
import { preferencesQuery } from "./features/configuracoes/queries.ts";
import { recorder } from "./features/gravacoes/recorder.ts";
import { chime } from "./features/notifications/chime.ts";
import { addNotification } from "./features/notifications/queries.ts";
import { wordsOf } from "./features/notifications/words.ts";
import { refreshPlano } from "./features/planos/queries.ts";
import { refreshReferrals } from "./features/referrals/queries.ts";
import { toast } from "./ui/toast.tsx";

/** Plays a sound if the doctor wants it, and never while the microphone records. */
const sound = async (client: QueryClient): Promise<void> => {
  const { notification_sound } = await client.ensureQueryData(preferencesQuery);
  if (notification_sound && recorder.view().state.kind !== "recording") chime();
};

const VARIANTS = {
  consulta_concluida: "success",
  consulta_erro: "warning",
  agenda_amanha: "default",
  agenda_aviso_falhou: "warning",
  agenda_paciente_cancelou: "warning",
  trial_termina: "default",
  trial_fim: "warning",
  indicacao_ativa: "success",
  anuncio: "default",
  incidente: "warning",
  webhook_desativado: "warning",
} as const satisfies Record<Notification["type"], string>;

/** Applies an event of the server to the cache and shows its toast. */
export const applyEvent = (client: QueryClient, text: Messages, event: DoctorEvent): void => {
  switch (event.type) {
    case "consulta_progress":
      return applyProgress(client, event.consulta_id, event.progresso);
    case "consulta_status":
      refreshDocumentos(client, event.consulta_id);
      return refreshConsultas(client, event.consulta_id);
    case "documento_progress":
      return applyRewriting(client, event.consulta_id, event.documento_id, event.rewriting);
    case "documento_changed":
      return refreshDocumentos(client, event.consulta_id);
    case "chatzello_changed":
      return refreshThread(client, event.thread_id);
    case "laudo_changed":
      return void client.invalidateQueries({ queryKey: ["laudos", "list"] });
    case "agenda_changed":
      // A changed appointment also queues notices.
      refreshNotices(client, event.agendamento_id);
      return void refreshAgenda(client);
    case "blocked_times_changed":
      return void refreshBlockedTimes(client);
    case "waiting_list_changed":
      return void refreshWaiting(client);
    case "appointment_notices":
      return refreshNotices(client, event.agendamento_id);
    case "plano_changed":
      return refreshPlano(client);
    case "notification": {
      const { notification } = event;
      addNotification(client, notification);
      if (notification.type === "indicacao_ativa") refreshReferrals(client);
      // Without the preferences no sound is played; the toast is shown anyway.
      sound(client).catch(() => undefined);
      const words = wordsOf(text, notification);
      return toast({
        variant: VARIANTS[notification.type],
        title: words.title,
        detail: words.description,
      });
    }
    case "reset":
      void client.invalidateQueries();
  }
};
