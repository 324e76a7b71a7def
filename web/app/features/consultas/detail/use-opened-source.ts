import type { Consulta } from "@relato/shared/contract/consultas.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { takeOpenedSource } from "../../documentos/opened-source.ts";
import type { Proof, Provable } from "../../documentos/proof.ts";
import { documentosQuery } from "../../documentos/queries.ts";
import type { TabName } from "./tab-bar.tsx";

/** Shows the passage that was opened from an answer of the assistant: its statement or turn. */
export const useOpenedSource = (
  { id, transcricao, documento_gerado }: Consulta,
  proof: Proof,
  setTab: (tab: TabName) => void,
): void => {
  const [source, setSource] = useState(() => takeOpenedSource(id));
  const enabled = source?.place.type === "statement" && documento_gerado.written !== undefined;
  const { data: documentos } = useQuery({ ...documentosQuery(id), enabled });
  useEffect(() => {
    if (source === null) return;
    const { place, text } = source;
    const reveal = (what: Provable | undefined): void => {
      if (what !== undefined) proof.reveal(what);
      setSource(null);
    };
    if (place.type === "turn") {
      const turn = transcricao?.turns.find(({ i }) => i === place.turn);
      reveal(turn && { evidence: [{ ...turn, turn: turn.i }] });
    } else if (place.type === "statement" && documentos !== undefined) {
      const documento = documentos.find((one) => one.id === place.documento_id);
      if (documento !== undefined && documento.kind !== "anamnesis") setTab("documents");
      const sections = documento?.current?.content.sections ?? [];
      reveal(sections.flatMap(({ statements }) => statements).find((one) => one.text === text));
    }
  }, [source, documentos, transcricao, proof, setTab]);
};
