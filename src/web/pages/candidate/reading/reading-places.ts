/** The page with the read-only profile. */
export const isReadingPage = ({ pathname }: { pathname: string }): boolean => /^\/profilepage\/?$/.test(pathname);

/** The page with picture and name on a card. */
export const isUserCardPage = ({ pathname }: { pathname: string }): boolean => /^\/user-profile\/?$/.test(pathname);
