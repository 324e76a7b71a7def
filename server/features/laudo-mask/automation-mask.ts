import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { AutomationError } from "../../providers/automation/automation.ts";
import { createAutomation } from "../../providers/automation/create.ts";
import type { createMaskImport } from "../laudo-templates/mask-import.ts";
import { contentHtml } from "../laudos/content-html.ts";
import type { Known } from "./fill-mask.ts";
import type { ModelMask } from "./model-mask.ts";

export type AutomationMaskDeps = Pick<Deps, "config" | "log"> & {
  masks: Pick<ReturnType<typeof createMaskImport>, "read">;
};

/** A doctor waits for the answer. After it, the model or the engine makes the mask. */
const LIMIT_MS = 60_000;

const answerSchema = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), html: z.string().min(1) }),
  z.object({ success: z.literal(false) }),
]);

/**
 * The automation's mask (`report_mask` of `chatzello`), read like an imported file: only text,
 * headings, lists, tables and form fields remain of the HTML. Null without an automation, or if the
 * call fails. The question has neither the patient's name nor any number of theirs.
 * @throws AppError MASK_FAILED if the automation answers `success: false`
 */
export const askAutomationMask = async (
  { config, log, masks }: AutomationMaskDeps,
  userId: string,
  laudo: Pick<Laudo, "id" | "language" | "paciente">,
  { instruction, titulo, clinical }: Known,
  content: LaudoContent,
): Promise<ModelMask | null> => {
  const automation = createAutomation(config, "report_mask");
  if (automation === null) return null;
  try {
    const answer = await automation.post(
      "chatzello",
      {
        intent: "report_mask",
        ...{ userId, instruction, title: titulo, content_html: contentHtml(content) },
        patient_context: { sex: laudo.paciente?.sexo ?? null, clinical },
        language: laudo.language,
      },
      { schema: answerSchema, timeout_ms: LIMIT_MS },
    );
    if (!answer.success) throw new AppError("MASK_FAILED");
    const bytes = Buffer.from(answer.html);
    const mask = await masks.read({ kind: "html", bytes, language: laudo.language });
    return { titulo: mask.titulo, content: mask.content, model: automation.host };
  } catch (error) {
    if (error instanceof AppError && error.code === "MASK_FAILED") throw error;
    if (!(error instanceof AppError) && !(error instanceof AutomationError)) throw error;
    const code = error instanceof AutomationError ? error.fault : error.code;
    log.warn({ laudo_id: laudo.id, code }, "mask not written by the automation");
    return null;
  }
};
