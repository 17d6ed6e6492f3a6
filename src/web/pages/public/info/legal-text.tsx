import { Bullets } from '#web/components/card.tsx';

export interface LegalSection {
  /** The section's anchor on its own page. */
  id: string;
  title: string;
  lines: readonly string[];
}

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
      <Bullets className="soft" items={lines} />
    </section>
  ));
}
