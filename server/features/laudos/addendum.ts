import type { addLaudoAddendum } from "@relato/shared/contract/laudo-versions.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import {
  type InlineNode,
  type LaudoBlock,
  type LaudoContent,
  laudoContentSchema,
} from "@relato/shared/domain/laudo/content.ts";
import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import { formatLongDay } from "@relato/shared/locales/calendar-format.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { messagesOf } from "../../platform/messages.ts";
import { spendQuota } from "../../platform/quotas/quotas.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { changeLaudo } from "./change-laudo.ts";
import { findLaudo, updateLaudo } from "./queries.ts";
import { storeVersion } from "./store-version.ts";

const paragraphOf = (lines: readonly string[]): LaudoBlock => ({
  type: "paragraph",
  content: lines.flatMap((text, i): InlineNode[] => [
    ...(i === 0 ? [] : [{ type: "hardBreak" } as const]),
    { type: "text", text },
  ]),
});

/** Blank lines end a paragraph, others are kept as line breaks. */
const paragraphsOf = (text: string): LaudoBlock[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((part) => part.split(/\r?\n/).filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(paragraphOf);

/** The content with the addendum after it. @throws AppError LAUDO_TOO_LONG */
export const withAddendum = (content: LaudoContent, title: string, text: string): LaudoContent => {
  const heading = {
    type: "heading" as const,
    attrs: { level: 2 as const },
    content: [{ type: "text" as const, text: title }],
  };
  const extended = { ...content, content: [...content.content, heading, ...paragraphsOf(text)] };
  const parsed = laudoContentSchema.safeParse(extended);
  if (!parsed.success) throw new AppError("LAUDO_TOO_LONG");
  return parsed.data;
};

/**
 * Adds an addendum to a signed laudo as a version that has to be signed.
 * @throws AppError with one of addLaudoAddendum's codes
 */
export const addAddendumTo = (
  deps: Pick<Deps, "config" | "db" | "events">,
  user: Caller,
  id: string,
  { base, text }: RouteRequest<typeof addLaudoAddendum>["body"],
): Promise<Laudo> =>
  changeLaudo(deps, user.id, id, async (tx, laudo) => {
    if (!laudo.can.addendum) throw new AppError("LAUDO_NOT_SIGNED");
    const locale = localeOfLanguage(laudo.language);
    const day = formatLongDay(locale, new Date(), await timeZoneOf(tx, user.id));
    const title = messagesOf(locale).documentos.addendumHeading(await nameOf(tx, user), day);
    const content = withAddendum(laudo.content, title, text);
    if (!(await updateLaudo(tx, id, base, { content }))) throw new AppError("LAUDO_CHANGED");
    await spendQuota(tx, deps.config, "version");
    const changed = requireRow(await findLaudo(tx, id));
    await storeVersion(tx, user, changed, { change: "addendum" });
    await deps.events.publish(tx, user.id, { type: "laudo_changed", laudo_id: id });
  });
