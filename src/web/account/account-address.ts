/** One address for all kinds of accounts; each sees it inside its own frame. */
export const ACCOUNT = '/account';

export const isAccountPage = ({ pathname }: { pathname: string }): boolean => /^\/account\/?$/.test(pathname);
