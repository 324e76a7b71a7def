import { useQuery } from "@tanstack/react-query";
import { missingIdentity } from "@relato/shared/domain/perfil.ts";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { perfilQuery } from "./queries.ts";

/**
 * The dialog of a signature or a share (`children`). Before it, asks for the name and registration
 * that the document must show, if the profile lacks them. `onAsked` runs after they were saved.
 */
export const WithIdentity = (props: {
  onClose: () => void;
  onAsked?: () => unknown;
  children: ReactNode;
}) => {
  const { identity: words } = useLanguage().text.perfil;
  const { data, isError } = useQuery(perfilQuery);
  // Without the profile, the server refuses what it must.
  if (data === undefined) return isError ? props.children : null;
  if (missingIdentity(data).length === 0) return props.children;
  return (
    <Dialog isOpen onClose={props.onClose} label={words.title} size="md" isDismissable={false}>
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="mt-1 text-sm text-muted">{words.detail}</p>
      <IdentityForm stored={data} onClose={props.onClose} onSaved={props.onAsked} />
    </Dialog>
  );
};
