import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useUser } from "./features/contas/session.ts";
import { presetDraft } from "./features/home/draft.ts";
import { ModelosView } from "./features/modelos/modelos-view.tsx";
import { useLanguage } from "./ui/language.tsx";

/** The templates; "Usar" leads to the home with that template chosen, and its language. */
export const Templates = () => {
  const { locale } = useLanguage();
  const user = useUser();
  const navigate = useNavigate();
  const use = useCallback(
    ({ id, language }: Modelo): void => {
      presetDraft(user.id, locale, { modelo_id: id, language });
      void navigate({ to: "/dashboard", search: {} });
    },
    [locale, navigate, user.id],
  );
  return <ModelosView onUse={use} />;
};
