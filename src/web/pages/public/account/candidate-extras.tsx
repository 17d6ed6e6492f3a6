import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { Icon } from '#web/components/icon.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { errorAt } from '#web/lib/form-errors.ts';

/** The fields of the collapsed part. */
export const EXTRA_NAMES = [
  'degree',
  'institute',
  'year',
  'company',
  'role',
  'duration',
  'projectTitle',
  'projectDescription',
  'skills',
  'hobbies',
  'certificates',
] as const;
export type Extras = Record<(typeof EXTRA_NAMES)[number], string>;

interface CandidateExtrasProps {
  register: UseFormRegister<Extras>;
  errors: FieldErrors;
  /** Earlier input, when the form is returned without scripts. */
  typed: Readonly<Record<string, string>>;
}

/** Education, experience, projects, skills, hobbies, certificates: collapsed, and all optional. */
export function CandidateExtras({ register, errors, typed }: CandidateExtrasProps) {
  const field = (name: keyof Extras, label: string) => ({
    label,
    optional: true,
    defaultValue: typed[name],
    error: errorAt(errors, name),
    ...register(name),
  });
  const isOpen = (...names: (keyof Extras)[]) => names.some((name) => typed[name] || errorAt(errors, name));
  return (
    <div className="border-t border-line">
      <Fold title={texts.education} open={isOpen('degree', 'institute', 'year')}>
        <TextField {...field('degree', texts.degree)} maxLength={LIMITS.shortText} />
        <div className="two">
          <TextField {...field('institute', texts.institute)} maxLength={LIMITS.shortText} />
          <TextField {...field('year', texts.year)} hint={texts.yearHint} inputMode="numeric" maxLength={4} />
        </div>
      </Fold>
      <Fold title={texts.experience} open={isOpen('company', 'role', 'duration')}>
        <div className="two">
          <TextField {...field('company', texts.employer)} autoComplete="organization" maxLength={LIMITS.shortText} />
          <TextField {...field('role', texts.role)} autoComplete="organization-title" maxLength={LIMITS.shortText} />
        </div>
        <TextField {...field('duration', texts.duration)} hint={texts.durationHint} maxLength={100} />
      </Fold>
      <Fold title={texts.projects} open={isOpen('projectTitle', 'projectDescription')}>
        <TextField {...field('projectTitle', texts.projectTitle)} maxLength={LIMITS.shortText} />
        <TextArea {...field('projectDescription', texts.projectDescription)} maxLength={LIMITS.note} />
      </Fold>
      <Fold title={texts.skills} open={isOpen('skills')}>
        <TextField {...field('skills', texts.skills)} hint={texts.skillsHint} maxLength={LIMITS.note} />
      </Fold>
      <Fold title={texts.hobbies} open={isOpen('hobbies')}>
        <TextField {...field('hobbies', texts.hobbies)} hint={texts.skillsHint} maxLength={LIMITS.note} />
      </Fold>
      <Fold title={texts.certificates} open={isOpen('certificates')}>
        <TextField {...field('certificates', texts.certificates)} hint={texts.skillsHint} maxLength={LIMITS.note} />
      </Fold>
    </div>
  );
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="group border-b border-line" open={open || undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-[580]">
        {title}
        <Icon as={ChevronDown} className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="stack gap-5 pt-2 pb-6">{children}</div>
    </details>
  );
}
