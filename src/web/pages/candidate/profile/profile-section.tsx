import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/lib/meta.ts';
import { profileWords as words } from '#web/words/en/profile.ts';

/** What the window is called at a section's own address. */
export const meta: MetaFunction = ({ location: { pathname } }) => {
  const title = words.sectionTitles[/^\/profile\/([\w-]+)/.exec(pathname)?.[1] ?? ''];
  return pageMeta({ title: title ? `${title}, ${words.title}` : words.title, noindex: true });
};

/** /profile/education and the like: the page around it reads the address and opens that section's form. */
export default function ProfileSection() {
  return null;
}
