import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { useMemo } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { useMedia, WIDE } from "../../../ui/media.ts";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Pending } from "../../../ui/surfaces.tsx";
import { TranscriptContext } from "../../documentos/evidence-quote.tsx";
import { createProof, ProofProvider } from "../../documentos/proof.ts";
import { useConsultationShortcuts } from "../../shortcuts/use-consultation-shortcuts.ts";
import { PlayerBar } from "../../transcricao/player-bar.tsx";
import { PlayerContext, usePlayer } from "../../transcricao/use-player.ts";
import { consultaQuery } from "../queries.ts";
import { ConsultaHeader } from "./consulta-header.tsx";
import { FailedView } from "./failed-view.tsx";
import { ProcessingView } from "./processing-view.tsx";
import { TabBar } from "./tab-bar.tsx";
import { Transcript } from "./transcript.tsx";
import { useOpenedSource } from "./use-opened-source.ts";
import { useTab } from "./use-tab.ts";
import { WrittenTabs } from "./written-tabs.tsx";

const Loaded = ({ consulta }: { consulta: Consulta }) => {
  const { transcricao, gravacao_id, documento_gerado, status } = consulta;
  const { written } = documento_gerado;
  const [tab, setTab] = useTab();
  const isWide = useMedia(WIDE);
  const player = usePlayer(consulta.audio_url);
  const proof = useMemo(
    () => createProof(player !== null, ({ evidence }) => player?.playSpans(evidence)),
    [player],
  );
  useConsultationShortcuts(tab, setTab);
  useOpenedSource(consulta, proof, setTab);
  const isTranscriptTab = written !== undefined && tab === "transcript";
  return (
    <ProofProvider value={proof}>
      <TranscriptContext value={transcricao}>
        <PlayerContext value={player}>
          <div className="space-y-5">
            <ConsultaHeader consulta={consulta} />
            {written === undefined ? null : <TabBar selected={tab} onSelect={setTab} />}
            <div
              className={
                "grid items-start gap-5 " +
                (isTranscriptTab ? "" : "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]")
              }
            >
              <div className="min-w-0 space-y-5 empty:hidden">
                {status === "Erro" ? <FailedView consulta={consulta} /> : null}
                {status === "Processando" ? <ProcessingView consulta={consulta} /> : null}
                {written === undefined || tab === "transcript" ? null : (
                  <WrittenTabs consulta={consulta} written={written} tab={tab} />
                )}
              </div>
              {/* On a phone, the transcript is a tab only; evidence opens below its sentence. */}
              {isWide || written === undefined || isTranscriptTab ? (
                <div className={`min-w-0 ${isTranscriptTab ? "" : "lg:sticky lg:top-20"}`}>
                  <Transcript consulta={consulta} isTab={isTranscriptTab} />
                </div>
              ) : null}
            </div>
            {gravacao_id === null ? null : (
              <PlayerBar gravacao_id={gravacao_id} known_ms={transcricao?.duration_ms ?? 0} />
            )}
          </div>
        </PlayerContext>
      </TranscriptContext>
    </ProofProvider>
  );
};

const NotFound = () => {
  const { locale, text } = useLanguage();
  const words = text.consulta;
  return (
    <div className="card mx-auto max-w-lg p-10 text-center">
      <h1 className="text-xl font-semibold">{words.notFound}</h1>
      <p className="mt-1 text-muted">{words.notFoundDetail}</p>
      <Link href={paths.dashboard(locale)} className="btn btn-primary mt-5">
        {words.backToDashboard}
      </Link>
    </div>
  );
};

/** One consultation: its documents, transcript and recording. */
export const ConsultaPage = () => {
  const { text } = useLanguage();
  const { id } = useParams({ from: "/consultas/$id" });
  const query = useQuery(consultaQuery(id));
  const { data, error } = query;
  const isMissing = error instanceof ApiError && ["NOT_FOUND", "VALIDATION"].includes(error.code);
  usePageTitle(
    isMissing ? text.consulta.notFound : `${shortCode(id)} ${data?.modelo.titulo ?? ""}`.trim(),
  );
  if (isMissing) return <NotFound />;
  if (data !== undefined) return <Loaded key={data.id} consulta={data} />;
  return (
    <Pending
      query={query}
      title={text.consultas.failed}
      category="consultation"
      lines={8}
      className="card p-6"
    />
  );
};
