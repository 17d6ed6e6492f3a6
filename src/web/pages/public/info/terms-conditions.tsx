import { Link } from 'react-router';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { LegalPage } from '#web/pages/public/info/legal-page.tsx';
import { termsWords as words } from '#web/words/en/terms.ts';

export const loader = infoLoader;
export const meta = infoMeta('/terms-conditions', words);

export default function TermsConditions() {
  return (
    <LegalPage words={words}>
      <p className="soft">
        {words.privacyBefore}
        <Link className="link" to="/privacy-policy">
          {words.privacyLink}
        </Link>
        .
      </p>
    </LegalPage>
  );
}
