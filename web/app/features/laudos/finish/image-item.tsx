import type { LaudoImage } from "@relato/shared/contract/laudos.ts";
import { MAX_CAPTION } from "@relato/shared/domain/laudo/laudo.ts";
import { useState } from "react";
import { call, hrefOf } from "../../../api/call.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useRefreshLaudo } from "./use-refresh-laudo.ts";

/** An image with its caption; in an unsigned laudo it can be moved and removed. */
export const ImageItem = (props: { image: LaudoImage; count: number; canEdit: boolean }) => {
  const { image, count, canEdit } = props;
  const { id, position } = image;
  const words = useLanguage().text.laudoFinish.images;
  const refresh = useRefreshLaudo();
  const [caption, setCaption] = useState(image.caption);
  const change = useAction({
    run: (body: { caption: string; position: number }) =>
      call("PUT /api/laudo-images/:id", { params: { id }, body }),
    refresh,
    failure: "toast",
  });
  const remove = useAction({
    run: () => call("DELETE /api/laudo-images/:id", { params: { id } }),
    success: words.removed,
    refresh,
    failure: "toast",
  });
  const number = position + 1;
  const move = (to: number): void => change.mutate({ caption, position: to });
  return (
    <li className="flex gap-3 rounded-lg border border-line p-2">
      <img
        src={hrefOf("GET /api/laudo-images/:id", { params: { id } })}
        alt={caption === "" ? words.alt(number) : caption}
        className="size-20 shrink-0 rounded bg-sunken object-contain"
      />
      <div className="min-w-0 flex-1 space-y-2">
        {canEdit ? (
          <input
            aria-label={words.caption(number)}
            placeholder={words.captionPlaceholder}
            maxLength={MAX_CAPTION}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
            onBlur={() => {
              if (caption !== image.caption) change.mutate({ caption, position });
            }}
            className="field"
          />
        ) : (
          <p className="text-sm [overflow-wrap:anywhere]">{caption}</p>
        )}
        {canEdit ? (
          <div className="flex flex-wrap gap-1">
            <button
              type="button"
              className="btn btn-quiet px-2.5 text-sm"
              aria-label={words.earlier(number)}
              disabled={position === 0 || change.isPending}
              onClick={() => move(position - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="btn btn-quiet px-2.5 text-sm"
              aria-label={words.later(number)}
              disabled={number === count || change.isPending}
              onClick={() => move(position + 1)}
            >
              ↓
            </button>
            <button
              type="button"
              className="btn btn-quiet px-2.5 text-sm"
              aria-label={words.remove(number)}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            >
              <TrashIcon />
            </button>
          </div>
        ) : null}
      </div>
    </li>
  );
};
