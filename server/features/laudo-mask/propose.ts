import type { proposeMask } from "@relato/shared/contract/laudo-checks.ts";
import type { RouteRequest, RouteResult } from "@relato/shared/contract/route.ts";
import { type LaudoContent, laudoContentSchema } from "@relato/shared/domain/laudo/content.ts";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findLastConsultas } from "../laudo-patient/patient-context.ts";
import { titleWords } from "../laudo-patient/title-words.ts";
import { listMasks, requireMask } from "../laudo-templates/queries.ts";
import { findLaudo } from "../laudos/queries.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { askAutomationMask, type AutomationMaskDeps } from "./automation-mask.ts";
import { fillMask, type Known } from "./fill-mask.ts";
import { fitMask } from "./fit-mask.ts";
import { keepText } from "./keep-text.ts";
import { askModelMask } from "./model-mask.ts";
import { clinicalText, complaintOf } from "./sections.ts";

type MaskDeps = AutomationMaskDeps & Pick<Deps, "db" | "findModelWriter">;
type Proposal = RouteResult<typeof proposeMask>;

/** The laudo and its patient's last complaint. @throws AppError NOT_FOUND, SUBSCRIBERS_ONLY */
const findPatient = ({ db, config }: Pick<Deps, "db" | "config">, userId: string, id: string) =>
  readAs(db, userId, async (tx) => {
    await requireProPlano(tx, { config });
    const laudo = requireRow(await findLaudo(tx, id));
    const { paciente_id } = laudo;
    const last =
      paciente_id === null
        ? undefined
        : (await findLastConsultas(tx, [paciente_id])).get(paciente_id);
    return { laudo, complaint: complaintOf(last?.documento_gerado ?? "") };
  });

/**
 * A mask for the instruction: of the automation, of the model, or the fitting system or own mask.
 * It is filled with what is known, and the text of `content` is kept.
 * @throws AppError NOT_FOUND, SUBSCRIBERS_ONLY, MASK_FAILED, LAUDO_TOO_LONG
 */
export const proposeMaskOf = async (
  deps: MaskDeps,
  userId: string,
  id: string,
  { instruction, titulo, content }: RouteRequest<typeof proposeMask>["body"],
): Promise<Proposal> => {
  const { laudo, complaint } = await findPatient(deps, userId, id);
  const clinical = clinicalText(content) || complaint;
  const known: Known = { language: laudo.language, instruction, titulo, clinical };
  const mask =
    (await askAutomationMask(deps, userId, laudo, known, content)) ??
    (await askModelMask(deps, laudo, known, content)) ??
    (await findFitting(deps, userId, laudo, known));
  if (mask === null) throw new AppError("MASK_FAILED");
  return {
    // The name that every new laudo has is replaced.
    titulo: titleWords(titulo).size > 0 || mask.titulo === "" ? titulo : mask.titulo,
    content: requireBounded(keepText(fillMask(mask.content, known), content)),
    template_id: "id" in mask ? mask.id : null,
    model: "model" in mask ? mask.model : null,
  };
};

const requireBounded = (content: LaudoContent): LaudoContent => {
  const parsed = laudoContentSchema.safeParse(content);
  if (!parsed.success) throw new AppError("LAUDO_TOO_LONG");
  return parsed.data;
};

/** The system or own mask in the laudo's language that fits best; null if none fits. */
const findFitting = (
  { db }: MaskDeps,
  userId: string,
  laudo: Awaited<ReturnType<typeof findPatient>>["laudo"],
  known: Known,
) =>
  readAs(db, userId, async (tx) => {
    const masks = (await listMasks(tx)).filter(({ language }) => language === laudo.language);
    const chosen = fitMask({ ...known, sexo: laudo.paciente?.sexo ?? null }, masks);
    return chosen === null ? null : requireMask(tx, chosen.id);
  });
