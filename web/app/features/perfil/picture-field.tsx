import type { Perfil, Picture } from "@relato/shared/contract/perfil.ts";
import { useRef } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { ImageIcon, UserIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { keepPerfil } from "./queries.ts";

/** Bytes (specification 9), as the server checks. */
const MAX_PHOTO = 2 * 1024 * 1024;

const KINDS = {
  photo: {
    shape: "size-20 rounded-full",
    fit: "object-cover",
    Icon: UserIcon,
  },
  logo: {
    shape: "h-20 w-40 rounded-lg",
    // Logos are made for paper; documents are white in the dark theme too.
    fit: "border border-line bg-[#fff] object-contain p-1",
    Icon: ImageIcon,
  },
} as const;

/** Removes the picture for a null file. @throws RangeError for a file over the limit */
const sendPicture = (kind: Picture, file: File | null): Promise<Perfil> => {
  const params = { kind };
  if (file === null) return call("DELETE /api/perfil/:kind", { params });
  if (file.size > MAX_PHOTO) throw new RangeError("the picture is too large");
  return call("PUT /api/perfil/:kind", { params, body: file });
};

const isTooLarge = (error: Error): boolean =>
  error instanceof RangeError || (error instanceof ApiError && error.status === 413);

/** The photo or the logo. A chosen file is sent at once. */
export const PictureField = ({ kind, url }: { kind: Picture; url: string | null }) => {
  const words = useLanguage().text.perfil[kind];
  const { shape, fit, Icon } = KINDS[kind];
  const input = useRef<HTMLInputElement>(null);
  const save = useAction({
    run: async (file: File | null) => sendPicture(kind, file),
    success: (_saved, file) => ({
      variant: "success",
      title: file === null ? words.removed : words.saved,
    }),
    onSuccess: (saved, _file, client) => keepPerfil(client, saved),
    failure: "toast",
    failureDetail: (error) => (isTooLarge(error) ? words.tooLarge : undefined),
  });
  const isSending = save.isPending && save.variables !== null;
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
            disabled={isSending}
            onClick={() => input.current?.click()}
            className="btn btn-quiet"
          >
            {isSending ? words.sending : words.choose}
          </button>
          {url === null ? null : (
            <button type="button" onClick={() => save.mutate(null)} className="btn hover:bg-sunken">
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
            if (file !== undefined) save.mutate(file);
          }}
        />
        <p className="mt-1.5 text-sm text-muted">{words.hint}</p>
      </div>
    </section>
  );
};
