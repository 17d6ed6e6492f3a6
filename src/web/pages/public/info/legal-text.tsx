import { Bullets } from '#web/components/card.tsx';
import { content } from '#web/content/content.ts';

/** The operator as named in the legal texts. */
const operator = { ...content.contact, city: content.city };

/** The sections of a legal text, by their anchors on its page. */
export type LegalSections = Readonly<
  Record<string, { title: string; lines: readonly (string | ((values: typeof operator) => string))[] }>
>;

/** A line with the operator's email address as a link. */
const withMail = (text: LegalSections[string]['lines'][number]) => {
  const line = typeof text === 'string' ? text : text(operator);
  const { email } = operator;
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
  sections: LegalSections;
  level: 2 | 3;
  /** On a separate page, where each section can be linked to. */
  anchored?: boolean;
}) {
  const Heading = `h${level}` as const;
  return Object.entries(sections).map(([id, { title, lines }], index) => (
    <section key={id} id={anchored ? id : undefined} className="stack gap-3 scroll-mt-22">
      <Heading className={anchored ? 'h3' : 'title'}>
        {index + 1}. {title}
      </Heading>
      <Bullets className={anchored ? 'soft [font:var(--t-body)]' : 'soft'} items={lines.map(withMail)} />
    </section>
  ));
}
