import type { ReactNode } from "react";
import { useOpenLaudo } from "../open-laudo.ts";
import { LintContext, useLint } from "./use-lint.ts";

/**
 * Checks the open laudo for the editor and the panels. Its key is the laudo's id: findings of one
 * patient are never shown beside the laudo of another.
 */
export const LintProvider = ({ children }: { children: ReactNode }) => (
  <LintContext value={useLint(useOpenLaudo())}>{children}</LintContext>
);
