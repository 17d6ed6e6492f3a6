/** The pages that show the profile as it is read. */
export const isReadingPage = ({ pathname }: { pathname: string }): boolean =>
  /^\/(?:profilepage|user-profile)\/?$/.test(pathname);
