import { Link } from 'react-router';
import { Bullets } from '#web/components/card.tsx';
import { termsWords as words } from '#web/words/en/terms.ts';

/** The Terms and Conditions, below a title of `level` minus one. */
export function TermsText({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="read stack stack-l">
      <p className="lead">{words.lead}</p>
      {words.sections.map((section, index) => (
        <section key={section.title} className="stack stack-s">
          <Heading className="title">
            {index + 1}. {section.title}
          </Heading>
          <Bullets className="soft" items={section.lines} />
        </section>
      ))}
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
