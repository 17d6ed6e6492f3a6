/** Returns the address of an API file in this browser; undefined without a path. */
export const fileAddress = (path: string | null | undefined): string | undefined =>
  path ? `/${path.replaceAll('\\', '/').replace(/^\/+/, '')}` : undefined;
