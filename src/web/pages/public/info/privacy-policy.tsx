import { privacyTexts as texts } from '#texts/privacy.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { LegalPage } from '#web/pages/public/info/legal-page.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/privacy-policy', texts);

export default function PrivacyPolicy() {
  return <LegalPage words={texts} />;
}
