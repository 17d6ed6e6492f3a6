import Settings from 'lucide-react/icons/settings';
import { accountTexts } from '#texts/account.ts';
import type { NavItem } from '#web/components/area-shell.tsx';

/** One address for all kinds of accounts; each sees it inside its own area. */
export const ACCOUNT = '/account';

/** The form for changing the email address. */
export const EMAIL_CHANGE = `${ACCOUNT}?change=email#email`;

/** The form where an administrator sets up a second factor. */
export const SECOND_FACTOR_SETUP = `${ACCOUNT}?change=totp#second-factor`;

/** The setting that turns off single-key shortcuts. */
export const SINGLE_KEYS = `${ACCOUNT}#keys`;

export const isAccountPage = ({ pathname }: { pathname: string }): boolean => /^\/account\/?$/.test(pathname);

/** The account item at the foot of every area's sidebar and in its phone menu. */
export const accountItem = (location: { pathname: string }): NavItem => ({
  to: ACCOUNT,
  label: accountTexts.title,
  icon: Settings,
  current: isAccountPage(location),
});
