import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { LegalPage } from '#web/pages/public/info/legal-page.tsx';
import { privacyWords as words } from '#web/words/en/privacy.ts';

export const loader = infoLoader;
export const meta = infoMeta('/privacy-policy', words);

export default function PrivacyPolicy() {
  return <LegalPage words={words} />;
}
