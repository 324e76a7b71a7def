import { AppError } from "../../platform/http/errors.ts";

/** Pixels of the longer side: 17 cm at 300 dpi. */
const SIDE = 2000;
/** Of the largest input: a small file can decode to gigabytes. */
const MAX_PIXELS = 80_000_000;
const FORMATS = new Set(["jpeg", "png", "webp"]);

export interface EncodedImage {
  /** JPEG. */
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes an image as JPEG: upright, first frame only, on white, without metadata such as the
 * patient's name in EXIF. The content decides the format.
 * @throws AppError IMAGE_INVALID
 */
export const encodeImage = async (file: Buffer): Promise<EncodedImage> => {
  // Loaded lazily, since native code would slow down the start.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new AppError("IMAGE_INVALID");
    const { data, info } = await image
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    // The decoder's message does not help the doctor.
    throw new AppError("IMAGE_INVALID");
  }
};
