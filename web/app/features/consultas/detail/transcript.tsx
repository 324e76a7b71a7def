import { useQueryClient } from "@tanstack/react-query";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { applyCorrection } from "@relato/shared/domain/correction.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { TranscriptPanel } from "../../transcricao/transcript-panel.tsx";
import { consultaQuery, refreshConsultas } from "../queries.ts";
import { FeedbackBar } from "./feedback-bar.tsx";
import { OutsideButtons } from "./outside-buttons.tsx";
import { tabId } from "./tab-bar.tsx";

/** The transcript with the buttons and the feedback of this page. */
export const Transcript = ({ consulta, isTab }: { consulta: Consulta; isTab: boolean }) => {
  const client = useQueryClient();
  const words = useLanguage().text.consulta;
  const { id } = consulta;
  const part = { anchor: "transcript", name: words.transcript };
  return (
    <TranscriptPanel
      consulta={consulta}
      tabId={isTab ? tabId("transcript") : null}
      sharing={isTab ? <OutsideButtons consulta={consulta} part={part} /> : null}
      feedback={<FeedbackBar consultaId={id} section="transcription" />}
      onCorrected={(correction) =>
        client.setQueryData(
          consultaQuery(id).queryKey,
          (before) =>
            before && {
              ...before,
              transcricao:
                before.transcricao && applyCorrection(before.transcricao, correction.change),
              corrections: [...before.corrections, correction],
            },
        )
      }
      onStale={() => refreshConsultas(client, id)}
    />
  );
};
