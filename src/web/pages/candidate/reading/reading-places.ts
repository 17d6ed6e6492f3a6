/** The page that shows the profile as it is read. */
export const isReadingPage = ({ pathname }: { pathname: string }): boolean => /^\/profilepage\/?$/.test(pathname);

/** The page that shows picture and name on a card. */
export const isUserCardPage = ({ pathname }: { pathname: string }): boolean => /^\/user-profile\/?$/.test(pathname);
