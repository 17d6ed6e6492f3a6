/** Media types of stored files, with the extension in their path. */
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

/** Returns a type's extension. @throws Error on a type that is never stored. */
export const extensionOf = (mediaType: string): string => {
  if (!isStored(mediaType)) throw new Error(`${mediaType} is never stored.`);
  return EXTENSIONS[mediaType];
};

/** Returns whether a browser may show the type inline; all others are downloaded. */
export const isShownInline = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');
