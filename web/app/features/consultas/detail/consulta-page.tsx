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
import { FailureNotice, Skeleton } from "../../../ui/surfaces.tsx";
import { consultaQuery } from "../queries.ts";
import { ConsultaHeader } from "./consulta-header.tsx";
import { TranscriptContext } from "../../documentos/evidence-quote.tsx";
import { FailedView } from "./failed-view.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { ProcessingView } from "./processing-view.tsx";
import type { Player } from "./player.ts";
import { createProof, ProofProvider, useShownEvidence } from "../../documentos/proof.ts";
import type { Proof } from "../../documentos/proof.ts";
import { TabBar, tabId } from "./tab-bar.tsx";
import { TranscriptPanel } from "./transcript-panel.tsx";
import { usePlayer } from "./use-player.ts";
import { useTab } from "./use-tab.ts";
import { WrittenTabs } from "./written-tabs.tsx";

const Loaded = ({ consulta }: { consulta: Consulta }) => {
  const { transcricao, gravacao_id, documento_gerado } = consulta;
  const { written } = documento_gerado;
  const [tab, setTab] = useTab();
  const wide = useMedia(WIDE);
  const player = usePlayer(consulta.audio_url);
  const proof = useMemo(
    () => createProof(player !== null, ({ evidence }) => player?.playSpans(evidence)),
    [player],
  );
  const correctedAt =
    consulta.corrections.findLast(({ change }) => change.kind === "text")?.created_at ?? null;
  const alone = written !== undefined && tab === "transcript";
  return (
    <ProofProvider value={proof}>
      <TranscriptContext value={transcricao}>
        <div className="space-y-5">
          <ConsultaHeader consulta={consulta} />
          {written === undefined ? null : <TabBar selected={tab} onSelect={setTab} />}
          <div
            className={`grid items-start gap-5 ${alone ? "" : "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"}`}
          >
            <div className="min-w-0 space-y-5 empty:hidden">
              {consulta.status === "Erro" ? <FailedView consulta={consulta} /> : null}
              {consulta.status === "Processando" ? <ProcessingView consulta={consulta} /> : null}
              {written === undefined || tab === "transcript" ? null : (
                <WrittenTabs
                  consultaId={consulta.id}
                  language={consulta.language}
                  written={written}
                  correctedAt={correctedAt}
                  tab={tab}
                />
              )}
            </div>
            {/* On a phone it has a tab; beside the document its words stand below each sentence. */}
            {wide || written === undefined || tab === "transcript" ? (
              <div className={`min-w-0 ${alone ? "" : "lg:sticky lg:top-20"}`}>
                <TranscriptPanel
                  consulta={consulta}
                  player={player}
                  proof={proof}
                  panelOf={alone ? tabId("transcript") : null}
                />
              </div>
            ) : null}
          </div>
          {player === null || gravacao_id === null ? null : (
            <PlayingBar
              player={player}
              proof={proof}
              gravacao_id={gravacao_id}
              known_ms={transcricao?.duration_ms ?? 0}
            />
          )}
        </div>
      </TranscriptContext>
    </ProofProvider>
  );
};

/** The player, with what was pressed marked where it lies. */
const PlayingBar = ({
  proof,
  ...props
}: {
  player: Player;
  proof: Proof;
  gravacao_id: string;
  known_ms: number;
}) => <PlayerBar {...props} spans={useShownEvidence(proof)} />;

const NotFound = () => {
  const { locale } = useLanguage();
  const views = useLanguage().text;
  return (
    <div className="card mx-auto max-w-lg p-10 text-center">
      <h1 className="text-xl font-semibold">{views.consulta.notFound}</h1>
      <p className="mt-1 text-muted">{views.consulta.notFoundDetail}</p>
      <Link href={paths.dashboard(locale)} className="btn btn-primary mt-5">
        {views.consulta.backToDashboard}
      </Link>
    </div>
  );
};

/** One consultation: read, hear, check. */
export const ConsultaPage = () => {
  const { text } = useLanguage();
  const views = text;
  const { id } = useParams({ from: "/consultas/$id" });
  const { data, error, refetch } = useQuery(consultaQuery(id));
  const missing =
    error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION");
  usePageTitle(
    missing ? views.consulta.notFound : `${shortCode(id)} ${data?.modelo.titulo ?? ""}`.trim(),
  );
  if (missing) return <NotFound />;
  if (data !== undefined) return <Loaded key={data.id} consulta={data} />;
  if (error !== null)
    return (
      <FailureNotice
        title={text.consultas.failed}
        error={error}
        category="consultation"
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton lines={8} className="card p-6" />;
};
