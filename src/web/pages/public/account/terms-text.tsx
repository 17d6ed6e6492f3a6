import { Link } from 'react-router';
import { LegalText } from '#web/pages/public/info/legal-text.tsx';
import { termsWords as words } from '#web/words/en/terms.ts';

/** The Terms and Conditions, below a title of `level` minus one. */
export function TermsText({ level }: { level: 2 | 3 }) {
  return (
    <div className="read stack stack-l">
      <p className="lead">{words.lead}</p>
      <LegalText sections={words.sections} level={level} />
      <p className="soft">
        {words.privacyBefore}
        <Link className="link" to="/privacy-policy">
          {words.privacyLink}
        </Link>
        .
      </p>
    </div>
  );
}
