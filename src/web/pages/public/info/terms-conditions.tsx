import { termsTexts as texts } from '#texts/terms.ts';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { LegalPage } from '#web/pages/public/info/legal-page.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/terms-conditions', texts);

export default function TermsConditions() {
  return (
    <LegalPage words={texts}>
      <p className="soft">
        <TextWithLink text={texts.privacy} to="/privacy-policy" />
      </p>
    </LegalPage>
  );
}
