import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { refreshThread } from "../queries.ts";
import { refusalOf, uploadAttachment } from "./upload.ts";

/** A file that is being sent, or could not be sent. */
export interface Upload {
  id: string;
  file: File;
  /** 0 to 1. */
  share: number;
  error: Error | null;
}

/** Sends files for the next question. A failed one can be retried or removed. */
export const useUploads = (threadId: string) => {
  const words = useLanguage().text.chatzello.compose;
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (id: string, part: Partial<Upload>): void =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string): void => setUploads((now) => now.filter((one) => one.id !== id));
  const start = async (id: string, file: File): Promise<void> => {
    try {
      await uploadAttachment(threadId, id, file, (share) => change(id, { share }));
      await client.invalidateQueries({ queryKey: ["chatzello", "thread", threadId] });
      remove(id);
    } catch (error) {
      change(id, { error: error instanceof Error ? error : new Error("upload") });
      refreshThread(client, threadId);
    }
  };
  return {
    uploads,
    remove,
    add: (files: Iterable<File>): void => {
      for (const file of files) {
        const refusal = refusalOf(file);
        if (refusal !== null) {
          toast({ variant: "warning", title: words[refusal](file.name), detail: words.types });
          continue;
        }
        const id = newId();
        setUploads((now) => [...now, { id, file, share: 0, error: null }]);
        void start(id, file);
      }
    },
    retry: ({ id, file }: Upload): void => {
      change(id, { error: null, share: 0 });
      void start(id, file);
    },
  };
};
