/** One address for all kinds of accounts; each sees it inside its own frame. */
export const ACCOUNT = '/account';

/** Where somebody asks for another address. */
export const EMAIL_CHANGE = `${ACCOUNT}?change=email#email`;

/** Where an administrator sets up a second factor. */
export const SECOND_FACTOR_SETUP = `${ACCOUNT}?change=totp#second-factor`;

/** Where single keys are turned off. */
export const SINGLE_KEYS = `${ACCOUNT}#keys`;

export const isAccountPage = ({ pathname }: { pathname: string }): boolean => /^\/account\/?$/.test(pathname);
