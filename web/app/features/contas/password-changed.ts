import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { toast } from "../../ui/toast.tsx";

/**
 * A password was just changed by a reset link, and its page led here with word of it (specification 2.4). Said once: the word
 * leaves the address, so that a reload is silent. To be called before the router reads the address.
 */
export const tellPasswordChanged = (text: Messages): void => {
  const url = new URL(location.href);
  if (url.searchParams.get("password") !== "changed") return;
  url.searchParams.delete("password");
  history.replaceState(history.state, "", url);
  toast({ variant: "success", title: text.contas.passwordChanged });
};
