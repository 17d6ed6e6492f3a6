/** What a stored file can be, with the extension that its address gets. */
const EXTENSIONS = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const;

export type StoredMediaType = keyof typeof EXTENSIONS;

const isStored = (mediaType: string): mediaType is StoredMediaType => mediaType in EXTENSIONS;

/** @throws Error on a type that is never stored. */
export const extensionOf = (mediaType: string): string => {
  if (!isStored(mediaType)) throw new Error(`${mediaType} is never stored.`);
  return EXTENSIONS[mediaType];
};

/** What a browser may show in place; everything else is downloaded. */
export const isShownInline = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');
