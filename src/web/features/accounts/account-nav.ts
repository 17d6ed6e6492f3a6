import Settings from 'lucide-react/icons/settings';
import { accountTexts } from '#texts/account.ts';
import type { NavItem } from '#web/components/area-shell.tsx';
import { ACCOUNT, isAccountPage } from './account-address.ts';

/** The account item at the foot of every area's sidebar and in its phone menu. */
export const accountItem = (location: { pathname: string }): NavItem => ({
  to: ACCOUNT,
  label: accountTexts.title,
  icon: Settings,
  current: isAccountPage(location),
});
