import type { Picture } from "@relato/shared/contract/perfil.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { ImageIcon, UserIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { keepPerfil } from "./queries.ts";

/** Specification 9; the server holds to it, too. */
const MAX_PHOTO = 2 * 1024 * 1024;

const KINDS = {
  photo: {
    shape: "size-20 rounded-full",
    fit: "object-cover",
    Icon: UserIcon,
  },
  logo: {
    shape: "h-20 w-40 rounded-lg",
    // Logos are drawn for paper; documents are white in the dark, too.
    fit: "border border-line bg-[#fff] object-contain p-1",
    Icon: ImageIcon,
  },
} as const;

/** The photo or the logo, chosen and sent at once, or removed. */
export const PictureField = ({ kind, url }: { kind: Picture; url: string | null }) => {
  const { text } = useLanguage();
  const words = text.perfil[kind];
  const { shape, fit, Icon } = KINDS[kind];
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
      await keepPerfil(
        client,
        await call("PUT /api/perfil/:kind", { params: { kind }, body: file }),
      );
      toast({ variant: "success", title: words.saved });
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await keepPerfil(client, await call("DELETE /api/perfil/:kind", { params: { kind } }));
      toast({ variant: "success", title: words.removed });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <section aria-label={words.title} className="flex flex-wrap items-center gap-4">
      {url === null ? (
        <span
          className={`grid ${shape} shrink-0 place-items-center bg-accent-soft text-accent-strong`}
        >
          <span className="sr-only">{words.none}</span>
          <Icon className="size-9" />
        </span>
      ) : (
        <img src={url} alt={words.alt} className={`${shape} ${fit} shrink-0`} />
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
