import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { apiPath } from "../../../api/launched.ts";
import { paths } from "../../../paths.ts";
import { BackIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Link } from "../../../ui/link.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Note, Pending } from "../../../ui/surfaces.tsx";
import { DocumentBody } from "../../documentos/document-body.tsx";
import { TranscriptContext } from "../../documentos/evidence-quote.tsx";
import { createProof, ProofProvider } from "../../documentos/proof.ts";
import { documentosQuery } from "../../documentos/queries.ts";
import { PlayerBar } from "../../transcricao/player-bar.tsx";
import { PlayerContext, usePlayer } from "../../transcricao/use-player.ts";
import { consultaQuery } from "../queries.ts";
import { StatusBadge } from "../status-badge.tsx";
import { FailedView } from "./failed-view.tsx";
import { ProcessingView } from "./processing-view.tsx";

/** The newest text of the anamnesis, to read. Editing and signing need the doctor's own session. */
const Anamnesis = ({ consulta }: { consulta: Consulta }) => {
  const { locale, text } = useLanguage();
  const query = useQuery(documentosQuery(consulta.id, { isWritten: true }));
  const current = query.data?.find(({ kind }) => kind === "anamnesis")?.current;
  if (current === undefined || current === null)
    return <Pending query={query} category="consultation" lines={6} />;
  return (
    <section className="card space-y-4 p-4" aria-labelledby="anamnesis">
      <h2 id="anamnesis" className="font-serif text-2xl font-semibold">
        {text.consulta.anamnesis}
      </h2>
      <Note tone="info" announce="note">
        {text.consulta.aid}
      </Note>
      <DocumentBody document={current.content} titulo={current.titulo} extra={() => null} />
      <a
        href={paths.consulta(locale, consulta.id)}
        target="_blank"
        rel="noreferrer"
        className="btn btn-quiet"
      >
        {text.consulta.openInApp}
      </a>
    </section>
  );
};

const Loaded = ({ consulta }: { consulta: Consulta }) => {
  const { locale, text } = useLanguage();
  const { id, status, gravacao_id, transcricao } = consulta;
  const player = usePlayer(consulta.audio_url === null ? null : apiPath(consulta.audio_url));
  const proof = useMemo(
    () => createProof(player !== null, ({ evidence }) => player?.playSpans(evidence)),
    [player],
  );
  return (
    <ProofProvider value={proof}>
      <TranscriptContext value={transcricao}>
        <PlayerContext value={player}>
          <div className="space-y-5">
            <Link
              href={paths.launched(locale)}
              className="btn -ml-3 px-3 text-accent hover:bg-sunken"
            >
              <BackIcon className="size-4" /> {consulta.paciente?.nome ?? text.pacientes.one}
            </Link>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h1 className="font-serif text-3xl font-semibold break-words">
                <span className="text-muted tabular-nums">{shortCode(id)}</span>{" "}
                {consulta.modelo.titulo}
              </h1>
              <StatusBadge consulta={consulta} inWords />
            </div>
            <p className="text-sm text-muted">
              <time dateTime={consulta.data_criacao}>
                {formatDateTime(locale, consulta.data_criacao)}
              </time>
            </p>
            {status === "Erro" ? <FailedView consulta={consulta} /> : null}
            {status === "Processando" ? <ProcessingView consulta={consulta} /> : null}
            {status === "Concluído" ? <Anamnesis consulta={consulta} /> : null}
            {gravacao_id === null ? null : (
              <PlayerBar gravacao_id={gravacao_id} known_ms={transcricao?.duration_ms ?? 0} />
            )}
          </div>
        </PlayerContext>
      </TranscriptContext>
    </ProofProvider>
  );
};

/** One consultation on a launched page. */
export const LaunchedConsulta = () => {
  const { text } = useLanguage();
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(consultaQuery(id));
  usePageTitle(shortCode(id));
  if (query.data !== undefined) return <Loaded key={id} consulta={query.data} />;
  return <Pending query={query} title={text.consultas.failed} category="consultation" lines={8} />;
};
