import type { comparePriors } from "@relato/shared/contract/laudo-patient.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findLaudo } from "../laudos/queries.ts";
import { readableText, withCheckRefusal } from "../laudos/readable-text.ts";
import { isSameKind } from "./same-kind.ts";
import { findSignedTexts, listSignedLaudos, plainMarkdown } from "./signed-laudos.ts";

const MOST = 10;

type Prior = RouteResult<typeof comparePriors>["laudos"][number];

/** @throws AppError NOT_FOUND */
const findPriors = ({ db }: Pick<Deps, "db">, userId: string, id: string) =>
  readAs(db, userId, async (tx): Promise<{ laudo: Laudo; priors: Prior[] }> => {
    const laudo = requireRow(await findLaudo(tx, id));
    const signed = await listSignedLaudos(tx, laudo);
    const same = signed.filter((other) => isSameKind(laudo, other)).slice(0, MOST);
    const texts = await findSignedTexts(
      tx,
      same.map((prior) => prior.id),
    );
    const priors = same.map((prior) => ({
      id: prior.id,
      titulo: prior.titulo,
      exam_date: prior.exam_date,
      markdown: texts.get(prior.id) ?? "",
    }));
    return { laudo, priors };
  });

/**
 * The patient's earlier signed laudos of the same kind, and their measures compared with `content`.
 * @throws AppError NOT_FOUND, LAUDO_CHECK_FAILED
 */
export const comparePriorsOf = async (
  deps: Pick<Deps, "db" | "engine">,
  userId: string,
  id: string,
  content: LaudoContent,
): Promise<RouteResult<typeof comparePriors>> => {
  const { laudo, priors } = await findPriors(deps, userId, id);
  if (priors.length === 0) return { laudos: [], measures: [] };
  const { language: locale, exam_date } = laudo;
  const measures = await withCheckRefusal(
    deps.engine.comparePriors({
      locale,
      current: { id, exam_date, text: readableText(content).read },
      priors: priors.map(({ markdown, ...prior }) => ({
        id: prior.id,
        exam_date: prior.exam_date,
        text: plainMarkdown(markdown),
      })),
    }),
  );
  return { laudos: priors, measures };
};
