const LONGEST = 150;

/** Extensions that people's devices give to a jpg. */
const JPEGS: ReadonlySet<string> = new Set(['jfif', 'jpe', 'jpeg', 'pjpeg']);

const lastPart = (name: string): string => name.split(/[\\/]/).at(-1) ?? '';

/** The extension that a name claims; a dot before a digit, as in `cv v1.2`, is none. */
const claimedExtension = (name: string): string | undefined =>
  /\.([a-z][a-z0-9]{0,9})$/i.exec(lastPart(name).trim())?.[1]?.toLowerCase();

/** Whether a name claims to be something that is not asked for. The content decides; this only refuses `cv.pdf.php`. */
export const claimsOtherType = (name: string, allowed: readonly string[]): boolean => {
  if (name.includes('\0')) return true;
  const extension = claimedExtension(name);
  return extension !== undefined && !allowed.includes(JPEGS.has(extension) ? 'jpg' : extension);
};

/** The sender's name as it may be shown: no folders, nothing invisible, with the extension of what the file really is. */
export const shownName = (name: string, extension: string): string => {
  const bare = lastPart(name)
    // Control characters, and marks that turn the reading direction and so hide an ending.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .toWellFormed()
    .trim();
  const claimed = claimedExtension(bare);
  const stem = claimed ? bare.slice(0, -claimed.length - 1) : bare;
  const short = [...stem.replace(/^\.+/, '')].slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${extension}`;
};
