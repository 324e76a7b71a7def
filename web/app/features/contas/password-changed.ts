import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { toast } from "../../ui/toast.tsx";

/**
 * Shows a toast after a password reset (specification 2.4) and removes its query parameter, so that
 * a reload shows none. Call it before the router reads the URL.
 */
export const showPasswordChanged = (text: Messages): void => {
  const url = new URL(location.href);
  if (url.searchParams.get("password") !== "changed") return;
  url.searchParams.delete("password");
  history.replaceState(history.state, "", url);
  toast({ variant: "success", title: text.contas.passwordChanged });
};
