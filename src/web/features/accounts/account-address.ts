/** One address for all kinds of accounts; each sees it inside its own area. */
export const ACCOUNT = '/account';

/** The form for changing the email address. */
export const EMAIL_CHANGE = `${ACCOUNT}?change=email#email`;

/** The form where an administrator sets up a second factor. */
export const SECOND_FACTOR_SETUP = `${ACCOUNT}?change=totp#second-factor`;

/** The setting that turns off single-key shortcuts. */
export const SINGLE_KEYS = `${ACCOUNT}#keys`;

export const isAccountPage = ({ pathname }: { pathname: string }): boolean => /^\/account\/?$/.test(pathname);
