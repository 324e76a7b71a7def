import { MAX_IMAGE_BYTES, MAX_IMAGES } from "@relato/shared/domain/laudo/laudo.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { ImageItem } from "./image-item.tsx";
import { useRefreshLaudo } from "./use-refresh-laudo.ts";

/** The images of the laudo, printed below its text. */
export const ImagesSection = () => {
  const words = useLanguage().text.laudoFinish.images;
  const { laudo } = useOpenLaudo();
  const refresh = useRefreshLaudo();
  const client = useQueryClient();
  const id = useId();
  const { images } = laudo;
  const add = useAction({
    run: async (files: readonly File[]) => {
      for (const file of files)
        await call("POST /api/laudos/:id/images", {
          params: { id: laudo.id },
          body: file,
          media_type: file.type,
        });
    },
    refresh,
    // The images before the failed one are stored.
    onError: () => void refresh(client),
    failure: "toast",
  });
  const choose = (files: readonly File[]): void => {
    const small = files.filter(({ size }) => size <= MAX_IMAGE_BYTES);
    if (small.length < files.length) toast({ variant: "warning", title: words.tooLarge });
    if (small.length > 0) add.mutate(small);
  };
  const canEdit = laudo.can.edit;
  if (images.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="space-y-2">
      <h3 id={`${id}-title`} className="font-semibold">
        {words.title}
      </h3>
      {canEdit ? (
        <div>
          <label htmlFor={id} className="text-sm text-muted">
            {words.hint(MAX_IMAGES)}
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            disabled={add.isPending || images.length >= MAX_IMAGES}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              target.value = "";
            }}
            className="field mt-1"
          />
          <output className="text-sm text-muted empty:hidden">
            {add.isPending ? words.adding : null}
          </output>
        </div>
      ) : null}
      <ul className="space-y-2">
        {images.map((image) => (
          <ImageItem key={image.id} image={image} count={images.length} canEdit={canEdit} />
        ))}
      </ul>
    </section>
  );
};
