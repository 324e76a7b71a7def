import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { Evidence } from "@relato/shared/domain/document.ts";
import { useMemo, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { paths } from "../../../paths.ts";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { FailureNotice, Skeleton } from "../../../ui/surfaces.tsx";
import { consultaQuery } from "../queries.ts";
import { ConsultaHeader } from "./consulta-header.tsx";
import { FailedView } from "./failed-view.tsx";
import { turnAt } from "./marks.ts";
import { PlayerBar } from "./player-bar.tsx";
import { ProcessingView } from "./processing-view.tsx";
import { ProofProvider } from "./proof.ts";
import type { Proof, Provable } from "./proof.ts";
import { TranscriptPanel } from "./transcript-panel.tsx";
import { usePlayer } from "./use-player.ts";
import { WrittenTabs } from "./written-tabs.tsx";

const NO_EVIDENCE: readonly Evidence[] = [];

const Loaded = ({ consulta }: { consulta: Consulta }) => {
  const [shown, setShown] = useState<Provable | null>(null);
  const { transcricao } = consulta;
  const player = usePlayer(consulta.audio_url, transcricao?.duration_ms ?? 0);
  const turns = useMemo(() => transcricao?.turns ?? [], [transcricao]);
  const heard =
    player === null || (!player.playing && player.time_ms === 0)
      ? -1
      : turnAt(turns, player.time_ms);
  const proof: Proof = {
    shown,
    audible: player !== null,
    show: (what) => {
      setShown(what);
      const [first] = what.evidence;
      if (first === undefined) return;
      if (player !== null) return player.playSpan(first.start_ms, first.end_ms);
      // Without sound the words themselves are the proof: lead there, on a phone too.
      document.querySelector("#transcript")?.scrollIntoView({ block: "nearest" });
    },
  };
  const { written } = consulta.documento_gerado;
  const main =
    consulta.status === "Erro" ? (
      <FailedView consulta={consulta} />
    ) : consulta.status === "Processando" ? (
      <ProcessingView consulta={consulta} />
    ) : null;
  return (
    <ProofProvider value={proof}>
      <div className="space-y-5">
        <ConsultaHeader consulta={consulta} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-w-0 space-y-5">
            {main}
            {written === undefined ? null : <WrittenTabs written={written} />}
          </div>
          <div className="min-w-0 lg:sticky lg:top-20">
            <TranscriptPanel
              transcript={transcricao}
              evidence={shown?.evidence ?? NO_EVIDENCE}
              heard={heard}
              onPlay={
                player === null
                  ? null
                  : (turn) => player.playSpan(turn.start_ms, Number.POSITIVE_INFINITY)
              }
            />
          </div>
        </div>
        {player === null ? null : <PlayerBar player={player} />}
      </div>
    </ProofProvider>
  );
};

const NotFound = () => {
  const { locale } = useLanguage();
  const views = useViews();
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
  const views = useViews();
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
