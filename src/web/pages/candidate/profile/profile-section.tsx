import type { MetaFunction } from 'react-router';
import { profileTexts as texts } from '#texts/profile.ts';
import { pageMeta } from '#web/lib/meta.ts';

/** Window title at a section's address. */
export const meta: MetaFunction = ({ location: { pathname } }) => {
  const title = (texts.sectionTitles as Readonly<Record<string, string>>)[
    /^\/profile\/([\w-]+)/.exec(pathname)?.[1] ?? ''
  ];
  return pageMeta({ title: title ? `${title}, ${texts.title}` : texts.title, noindex: true });
};

/** /profile/education and the like: the surrounding page reads the address and opens that section's form. */
export default function ProfileSection() {
  return null;
}
