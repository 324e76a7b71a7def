import { z } from "zod";
import { MAX_CAPTION, MAX_IMAGES } from "../domain/laudo/laudo.ts";
import { bytes } from "./bytes.ts";
import { laudoImageSchema } from "./laudos.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

export const addLaudoImage = route({
  method: "POST",
  path: "/api/laudos/:id/images",
  access: "doctor",
  scope: "laudos:write",
  summary: "Add an image; it is stored without EXIF",
  params,
  body: bytes("image/jpeg", "image/png", "image/webp"),
  response: laudoImageSchema,
  status: 201,
  errors: ["NOT_FOUND", "IMAGE_INVALID", "IMAGES_FULL", "LAUDO_SIGNED", "SUBSCRIBERS_ONLY"],
});

export const changeLaudoImage = route({
  method: "PUT",
  path: "/api/laudo-images/:id",
  access: "doctor",
  scope: "laudos:write",
  summary: "Change an image's caption and position",
  params,
  body: z.object({
    caption: z.string().trim().max(MAX_CAPTION),
    position: z
      .int()
      .min(0)
      .max(MAX_IMAGES - 1),
  }),
  response: laudoImageSchema,
  errors: ["NOT_FOUND", "LAUDO_SIGNED", "SUBSCRIBERS_ONLY"],
});

export const getLaudoImage = route({
  method: "GET",
  path: "/api/laudo-images/:id",
  access: "doctor",
  scope: "laudos:read",
  summary: "The image",
  params,
  response: bytes("image/jpeg"),
  errors: ["NOT_FOUND"],
});

export const deleteLaudoImage = route({
  method: "DELETE",
  path: "/api/laudo-images/:id",
  access: "doctor",
  scope: "laudos:write",
  summary: "Remove an image of an unsigned laudo",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND", "LAUDO_SIGNED"],
});
