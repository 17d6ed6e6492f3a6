import { Bullets } from '#web/components/card.tsx';
import { content } from '#web/content.ts';

export interface LegalSection {
  /** The section's anchor on its own page. */
  id: string;
  title: string;
  lines: readonly string[];
}

/** A line in which our address can be followed. */
const withMail = (line: string) => {
  const { email } = content.contact;
  const [before, after] = line.split(email);
  if (after === undefined) return line;
  return (
    <>
      {before}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      {after}
    </>
  );
};

/** The numbered sections of a legal text. */
export function LegalText({
  sections,
  level,
  anchored,
}: {
  sections: readonly LegalSection[];
  level: 2 | 3;
  /** On a page of its own, where each section can be linked to. */
  anchored?: boolean;
}) {
  const Heading = `h${level}` as const;
  return sections.map(({ id, title, lines }, index) => (
    <section key={id} id={anchored ? id : undefined} className="stack gap-3 scroll-mt-22">
      <Heading className={anchored ? 'h3' : 'title'}>
        {index + 1}. {title}
      </Heading>
      <Bullets className={anchored ? 'soft [font:var(--t-body)]' : 'soft'} items={lines.map(withMail)} />
    </section>
  ));
}
