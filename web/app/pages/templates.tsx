import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { presetDraft } from "../features/gravacoes/consultation-draft.ts";
import { setOnboardingFlag, onboardingQuery } from "../features/home/queries.ts";
import { ModelosView } from "../features/modelos/modelos-view.tsx";
import { useLanguage } from "../ui/language.tsx";

/** The templates. "Usar" opens the home with that template and its language. */
export const Templates = () => {
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    const explore = async (): Promise<void> => {
      const { templates_explored } = await client.ensureQueryData(onboardingQuery);
      if (!templates_explored) await setOnboardingFlag(client, "templates_explored");
    };
    // A failed update is repeated at the next visit.
    explore().catch(() => undefined);
  }, [client]);
  const use = useCallback(
    ({ id, language }: Modelo): void => {
      presetDraft(locale, { modelo_id: id, language });
      void navigate({ to: "/dashboard", search: {} });
    },
    [locale, navigate],
  );
  return <ModelosView onUse={use} />;
};
