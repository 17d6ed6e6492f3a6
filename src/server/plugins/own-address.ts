/**
 * The address of a page under our own scheme and host: neither Host nor a whole
 * address in the request line nor a backslash leads elsewhere. Never throws.
 */
export const ownAddress = (target: string, publicUrl: string): URL =>
  new URL(`${publicUrl}/${target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')}`);
