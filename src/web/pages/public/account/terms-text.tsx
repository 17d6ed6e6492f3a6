import { Link } from 'react-router';
import { termsTexts as texts } from '#texts/terms.ts';
import { LegalText } from '#web/pages/public/info/legal-text.tsx';

/** The Terms and Conditions, below a title of `level` minus one. */
export function TermsText({ level }: { level: 2 | 3 }) {
  return (
    <div className="read stack stack-l">
      <p className="lead">{texts.lead}</p>
      <LegalText sections={texts.sections} level={level} />
      <p className="soft">
        {texts.privacyBefore}
        <Link className="link" to="/privacy-policy">
          {texts.privacyLink}
        </Link>
        .
      </p>
    </div>
  );
}
