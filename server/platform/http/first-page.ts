import type { Locale } from "@relato/shared/domain/language.ts";

/** Where a doctor arrives after signing in: at laudos with `feature=laudos`, else at the home. */
export const firstPage = (query: URLSearchParams, locale: Locale): string =>
  `/${locale}/dashboard${query.get("feature") === "laudos" ? "?view=reports" : ""}`;
