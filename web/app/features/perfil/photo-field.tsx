import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { removePhoto } from "../../api/endpoints.ts";
import { describeFailure } from "../../ui/failure.ts";
import { UserIcon } from "../../ui/icons.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { keepPerfil, sendPhoto } from "./queries.ts";

/** Specification 9; the server holds to it, too. */
const MAX_PHOTO = 2 * 1024 * 1024;

/** The photo, chosen and sent at once, or removed. */
export const PhotoField = ({ url }: { url: string | null }) => {
  const { text } = useLanguage();
  const words = useViews().perfil.photo;
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const fail = (error: unknown): void => {
    const { title, detail } = describeFailure(text, error);
    const tooLarge = error instanceof ApiError && error.status === 413;
    toast({ variant: "destructive", title, detail: tooLarge ? words.tooLarge : detail });
  };
  const send = async (file: File): Promise<void> => {
    if (file.size > MAX_PHOTO)
      return toast({
        variant: "destructive",
        title: text.failures.title.other,
        detail: words.tooLarge,
      });
    setSending(true);
    try {
      await keepPerfil(client, await sendPhoto(file));
      toast({ variant: "success", title: words.saved });
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await keepPerfil(client, await call(removePhoto, {}));
      toast({ variant: "success", title: words.removed });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <section aria-label={words.title} className="flex flex-wrap items-center gap-4">
      {url === null ? (
        <span className="grid size-20 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <span className="sr-only">{words.none}</span>
          <UserIcon className="size-9" />
        </span>
      ) : (
        <img
          src={url}
          alt={words.alt}
          width={80}
          height={80}
          className="size-20 shrink-0 rounded-full object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            disabled={sending}
            onClick={() => input.current?.click()}
            className="btn btn-quiet"
          >
            {sending ? words.sending : words.choose}
          </button>
          {url === null ? null : (
            <button type="button" onClick={() => void remove()} className="btn hover:bg-sunken">
              {words.remove}
            </button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.choose}
          accept="image/jpeg,image/png,image/gif"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file !== undefined) void send(file);
          }}
        />
        <p className="mt-1.5 text-sm text-muted">{words.hint}</p>
      </div>
    </section>
  );
};
