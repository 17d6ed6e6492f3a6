import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { typedAt } from '#web/features/jobs/job-form.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import {
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  type PostingValues,
  postingOf,
} from '#web/pages/recruiter/posting/posting-values.ts';

/** The sections in order: title, first field, and required fields. */
const SECTIONS = {
  job: {
    title: texts.theJob,
    first: 'title',
    needs: ['title', 'companyName', 'industry', 'employmentType', 'workMode', 'location'],
  },
  offer: { title: texts.offer, first: 'experience.min', needs: [] },
  texts: {
    title: texts.texts,
    first: 'description',
    needs: ['description', 'responsibilities', 'requirements', 'companyInfo'],
  },
  deadline: {
    title: texts.deadline,
    first: 'applicationDeadline.start',
    needs: ['applicationDeadline.start', 'applicationDeadline.end'],
  },
} as const satisfies Record<string, { title: string; first: PostingField; needs: readonly PostingField[] }>;

type SectionName = keyof typeof SECTIONS;
const NAMES: readonly SectionName[] = ['job', 'offer', 'texts', 'deadline'];

const idOf = (name: SectionName): string => `posting-${name}`;

const fieldsOf = (name: SectionName): readonly PostingField[] => {
  const from = POSTING_FIELDS.indexOf(SECTIONS[name].first);
  const next = NAMES[NAMES.indexOf(name) + 1];
  return POSTING_FIELDS.slice(from, next && POSTING_FIELDS.indexOf(SECTIONS[next].first));
};

interface SectionStateOptions {
  values: PostingValues;
  /** The fields with errors. */
  wrong: readonly PostingField[];
  /** The edited job's values; fields that it lacks, as an imported one may, are not required. */
  had: PostingValues | undefined;
}

/** The state of a section; one without required fields is complete once something is filled in. */
export function sectionState(name: SectionName, { values, wrong, had }: SectionStateOptions) {
  const isEmpty = (typed: PostingValues, field: PostingField) => typedAt(typed, field) === '';
  const needs = SECTIONS[name].needs.filter((field: PostingField) => !had || !isEmpty(had, field));
  const toFix = fieldsOf(name).filter((field) => wrong.includes(field)).length;
  const toFill = needs.filter((field: PostingField) => isEmpty(values, field)).length;
  // A checkbox is never empty.
  const isBlank = fieldsOf(name).every((field) => field === 'salary.showSalary' || isEmpty(values, field));
  const isOpen = toFill > 0 || (needs.length === 0 && isBlank);
  return { toFix, toFill, state: toFix > 0 ? 'bad' : isOpen ? 'open' : 'ok' } as const;
}

export function PostingSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <section id={idOf(name)} className="form-section">
      <h2>{SECTIONS[name].title}</h2>
      {children}
    </section>
  );
}

/** The last section whose top has scrolled past the upper part of the window. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('job');
  useEffect(() => {
    const look = () => {
      const passed = NAMES.filter(
        (name) => (document.getElementById(idOf(name))?.getBoundingClientRect().top ?? 0) < 240,
      );
      setCurrent(passed.at(-1) ?? 'job');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return current;
}

interface SectionNavProps {
  form: UseFormReturn<PostingValues>;
  /** The edited job; fields that it lacks, as an imported one may, are not required. */
  before: OwnJob | undefined;
}

/** Side navigation: the current section, completed sections, and sections with errors. */
export function SectionNav({ form, before }: SectionNavProps) {
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, compute: (typed: PostingValues) => typed });
  const current = useCurrentSection();
  const had = before && postingOf(before);
  const wrong = POSTING_FIELDS.filter((field) => errorAt(errors, field));
  return (
    <nav aria-label={texts.sections} className="form-nav">
      {NAMES.map((name) => {
        const { title } = SECTIONS[name];
        const { state, toFix, toFill } = sectionState(name, { values, wrong, had });
        const note = {
          bad: texts.toFix({ count: toFix }),
          open: toFill > 0 ? texts.toFill({ count: toFill }) : texts.optionalSection,
          ok: texts.filled,
        }[state];
        return (
          <a
            key={name}
            href={`#${idOf(name)}`}
            aria-current={name === current ? 'step' : undefined}
            className={classNames(state, name === current && 'on')}
            onClick={(event) => {
              // Keeps the address, which determines what is edited.
              event.preventDefault();
              const section = document.getElementById(idOf(name));
              section?.scrollIntoView();
              section?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
            }}
          >
            <Icon as={{ bad: CircleAlert, open: CircleDashed, ok: CircleCheck }[state]} />
            <span>
              {title}
              <small>{note}</small>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
