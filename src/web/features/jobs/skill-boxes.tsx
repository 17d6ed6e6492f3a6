import { type ReactNode, useContext, useState } from 'react';
import { jobTexts } from '#texts/jobs.ts';
import { FieldScope } from '#web/components/field.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import type { JobFacets } from '#web/features/jobs/job.ts';
import { askSkills } from '#web/features/jobs/use-job-suggestions.tsx';
import { useSuggestions } from '#web/lib/use-suggestions.ts';

const words = jobTexts.filters;

interface SkillBoxesProps {
  facets: JobFacets;
  /** The skills in the address. */
  picked: readonly string[];
  /** Shows the alphabetically first skills below. */
  alphabet: boolean | undefined;
  box: (value: string, count: number | undefined) => ReactNode;
}

/** The skills that most jobs require, with a box to find any other; the chosen ones stay on top. */
export function SkillBoxes({ facets, picked, alphabet = false, box }: SkillBoxesProps) {
  const scope = useContext(FieldScope);
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, askSkills);
  const isFinding = typed.trim() !== '';
  const counts = new Map(
    [...facets.skills, ...facets.skillsByName].map(({ value, count }) => [value.toLowerCase(), count]),
  );
  const countOf = (value: string) => counts.get(value.toLowerCase());
  const asked = new Set(facets.skills.map(({ value }) => value.toLowerCase()));
  const others = picked.filter((value) => value.trim() !== '' && !asked.has(value.toLowerCase()));
  return (
    <>
      <SearchField
        size="s"
        className="my-2 noscript:hidden"
        label={words.findSkill}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The checkboxes are the filter; Enter here would submit the form unchanged.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="visually-hidden">
        {isFinding ? words.skillsFound({ count: found.length }) : null}
      </p>
      {others.map((value) => box(value, countOf(value)))}
      {isFinding ? (
        <FieldScope value={`${scope}-found`}>
          {found.filter(({ value }) => !picked.includes(value)).map(({ value }) => box(value, countOf(value)))}
          {found.length === 0 ? <p className="small muted py-2">{words.skillsFound({ count: 0 })}</p> : null}
        </FieldScope>
      ) : (
        <>
          <p className="small muted pt-2">{words.mostAsked}</p>
          {facets.skills.map(({ value, count }) => box(value, count))}
          {alphabet ? (
            <FieldScope value={`${scope}-alphabet`}>
              <p className="small muted pt-3">{words.alphabet}</p>
              {facets.skillsByName.map(({ value, count }) => box(value, count))}
            </FieldScope>
          ) : null}
        </>
      )}
    </>
  );
}
