import pLimit from 'p-limit';
import sharp from 'sharp';
import { LIMITS } from '#contract/rules.ts';
import type { StoredMediaType } from './media-types.ts';

/** A drawn picture: what is left of the upload are its pixels. */
export interface Redrawn {
  bytes: Buffer;
  mediaType: StoredMediaType;
  width: number;
  height: number;
}

/** A decoded picture takes up to 100 MB for a moment. */
const oneOfTwo = pLimit(2);

/** Nothing is kept between pictures of different people. */
sharp.cache(false);

const draw = async (bytes: Uint8Array, longest: number, keepKind: boolean): Promise<Redrawn | undefined> => {
  const picture = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', sequentialRead: true });
  // From the header: a flood of pixels is refused before one of them is decoded.
  const { width, height, format } = await picture.metadata();
  if (width * height > LIMITS.imagePixels) return undefined;
  const upright = picture.rotate().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const as = keepKind && (format === 'png' || format === 'jpeg') ? format : 'webp';
  const { data, info } = await upright
    .toFormat(as, { quality: 85, ...(as === 'png' && { compressionLevel: 9 }) })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: `image/${as}`, width: info.width, height: info.height };
};

/**
 * Decodes a picture and draws it anew: upright, without metadata, `longest`
 * pixels at most. Nothing when it is no sound picture.
 */
export const redrawPicture = (
  bytes: Uint8Array,
  { longest, keepKind }: { longest: number; keepKind: boolean },
): Promise<Redrawn | undefined> => oneOfTwo(() => draw(bytes, longest, keepKind).catch(() => undefined));
