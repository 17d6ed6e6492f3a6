/**
 * Returns the address of a page under our own scheme and host, regardless of Host, an absolute address in the request
 * line, or backslashes. Never throws.
 */
export const ownAddress = (target: string, publicUrl: string): URL =>
  new URL(`${publicUrl}/${target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '')}`);
