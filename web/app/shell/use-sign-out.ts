import { useQueryClient } from "@tanstack/react-query";
import { leave } from "../features/contas/session.ts";
import { describeFailure } from "../ui/failure.ts";
import { useLanguage } from "../ui/language.tsx";
import { toast } from "../ui/toast.tsx";

/** Signs out and opens `url`. A failure is a toast. */
export const useSignOut = (url: string): (() => void) => {
  const { text } = useLanguage();
  const client = useQueryClient();
  return () => {
    leave(client, url).catch((error: unknown) =>
      toast({ variant: "destructive", ...describeFailure(text, error, "auth") }),
    );
  };
};
