import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { profileTexts as texts } from '#texts/profile.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { loadProfile } from '#web/pages/candidate/profile/load-profile.ts';
import { ProfileView } from '#web/pages/candidate/profile/profile.tsx';

export { unlessClosing as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => {
  requireSession(request, 'candidate');
  return loadProfile(request);
};

/** /profile and its eight sections: which form is open stands in the address. */
export default function ProfilePage() {
  return <ProfileView profile={useLoaderData<typeof clientLoader>()} />;
}
