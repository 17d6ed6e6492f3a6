import type { CSSProperties } from 'react';
import type { ResumeEntry, ResumePage, ResumePart } from '#contract/resume-layout.ts';
import { RESUME_LOOKS } from '#contract/resume-looks.ts';
import type { ResumeTemplate } from '#contract/vocabularies.ts';
import { InSentence } from '#web/components/typed.tsx';
import { langOf } from '#web/lib/lang-of.ts';

/** The dimensions of a template as CSS custom properties, in points, and the length of the name's longest word. */
const styleOf = (template: ResumeTemplate, fullName: string): CSSProperties => {
  const { margin, align, name, title, heading, size, sectionGap, entryGap, accent, ink, ink2, ink3 } =
    RESUME_LOOKS[template];
  const properties = {
    '--r-margin': margin,
    '--r-align': align,
    '--r-name': name,
    '--r-title': title,
    '--r-heading': heading,
    '--r-size': size,
    '--r-section': sectionGap,
    '--r-entry': entryGap,
    '--r-accent': accent,
    '--r-ink': ink,
    '--r-ink2': ink2,
    '--r-ink3': ink3,
    '--r-longest': Math.max(1, ...fullName.split(' ').map((word) => word.length)),
  };
  // React supports custom properties; its types do not.
  return properties as CSSProperties;
};

/** The resume on a sheet of paper, laid out with the same pieces and dimensions as the PDF. */
export function ResumePreview({ page, template }: { page: ResumePage; template: ResumeTemplate }) {
  return (
    <div className="resume-frame">
      <article
        className={`resume-paper rule-${RESUME_LOOKS[template].rule}`}
        style={styleOf(template, page.name)}
        aria-labelledby="resume-preview"
      >
        <header>
          <p className="paper-name" lang={langOf(page.name)}>
            {page.name}
          </p>
          {page.title ? (
            <p className="paper-title" lang={langOf(page.title)}>
              {page.title}
            </p>
          ) : null}
          {page.contact.length > 0 ? (
            <p>
              <InSentence>{page.contact.join(' | ')}</InSentence>
            </p>
          ) : null}
          {page.links.length > 0 ? (
            <p>
              <InSentence>{page.links.join(' | ')}</InSentence>
            </p>
          ) : null}
        </header>
        {page.parts.map((part) => (
          <section key={part.section} aria-label={part.heading}>
            <p className="paper-heading" lang={langOf(part.heading)}>
              {part.heading}
            </p>
            <Part part={part} />
          </section>
        ))}
      </article>
    </div>
  );
}

function Part({ part }: { part: ResumePart }) {
  if (part.kind === 'text')
    return (
      <p className="whitespace-pre-line" lang={langOf(part.text)}>
        {part.text}
      </p>
    );
  if (part.kind === 'list') return <p lang={langOf(part.items.join())}>{part.items.join(', ')}</p>;
  return keyed(part.entries).map(({ key, item }) => <Entry key={key} entry={item} />);
}

/** Two entries, or two lines of one, may be identical. */
const keyed = <T,>(items: readonly T[]): { key: string; item: T }[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = JSON.stringify(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: `${before}:${text}`, item };
  });
};

function Entry({ entry: { title, place, dates, detail, lines } }: { entry: ResumeEntry }) {
  return (
    <div className="paper-entry">
      <p className="paper-entry-title" lang={langOf(title)}>
        {title}
      </p>
      {place || dates ? (
        <p className="paper-under">
          <InSentence>{[place, dates].filter(Boolean).join(' | ')}</InSentence>
        </p>
      ) : null}
      {detail ? <p lang={langOf(detail)}>{detail}</p> : null}
      {lines.length === 1 ? <p lang={langOf(lines[0] ?? '')}>{lines[0]}</p> : null}
      {lines.length > 1 ? (
        <ul>
          {keyed(lines).map(({ key, item }) => (
            <li key={key} lang={langOf(item)}>
              {item}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
