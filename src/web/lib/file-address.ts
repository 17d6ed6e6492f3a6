/** Where a file of the API opens in this browser; nothing without a path. */
export const fileAddress = (path: string | null | undefined): string | undefined =>
  path ? `/${path.replaceAll('\\', '/').replace(/^\/+/, '')}` : undefined;
