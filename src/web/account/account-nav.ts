import Settings from 'lucide-react/icons/settings';
import type { NavItem } from '#web/components/area-shell.tsx';
import { accountWords } from '#web/words/en/account.ts';
import { ACCOUNT, isAccountPage } from './account-address.ts';

/** The account's place at the foot of every area's side bar and in its phone menu. */
export const accountItem = (location: { pathname: string }): NavItem => ({
  to: ACCOUNT,
  label: accountWords.title,
  icon: Settings,
  current: isAccountPage(location),
});
