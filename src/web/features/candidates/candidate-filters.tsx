import { type To, useSearchParams } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { applyForTexts } from '#texts/vocabularies.ts';
import { FilterBar, FilterFold, FOLDING_BAR } from '#web/components/filter-bar.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import {
  CANDIDATE_FILTERS,
  CANDIDATE_SORTS,
  type CandidateSort,
  sortIn,
  YEAR_BANDS,
} from '#web/features/candidates/candidate-queries.ts';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';
import { labelled } from '#web/lib/labels.ts';

const DROPS = ['page'];
/** Orders always offered; the table header has more. */
const OFFERED: readonly CandidateSort[] = ['-createdAt', 'firstName', '-firstName', '-experience'];

/** Filters for search, skills, place, experience, desired work and order; all of them live in the address. */
export function CandidateFilters({ reset }: { reset: To }) {
  const [search] = useSearchParams();
  const filtered = CANDIDATE_FILTERS.some((name) => search.has(name));
  const folded = CANDIDATE_FILTERS.filter((name) => name !== 'q' && search.has(name)).length;
  const sort = sortIn(search);
  const skills = useJobSuggestions('skill');
  const places = useJobSuggestions('place');
  const given = (name: string) => search.get(name) ?? '';
  return (
    <FilterBar
      label={texts.filters}
      names={CANDIDATE_FILTERS}
      drops={DROPS}
      reset={filtered ? { to: reset, label: texts.clear } : undefined}
      className={FOLDING_BAR}
    >
      <SearchField
        slash
        size="m"
        name="q"
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={200}
        defaultValue={given('q')}
        className="sm:w-70"
      />
      <FilterFold label={texts.filters} count={folded}>
        <TextField
          hideLabel
          size="m"
          name="skills"
          label={texts.skills}
          placeholder={texts.skills}
          maxLength={LIMITS.skill}
          autoComplete="off"
          defaultValue={given('skills')}
          className="sm:w-36"
          {...skills.input}
        />
        {skills.list}
        <TextField
          hideLabel
          size="m"
          name="location"
          label={texts.location}
          placeholder={texts.location}
          maxLength={LIMITS.place}
          autoComplete="off"
          defaultValue={given('location')}
          className="sm:w-32"
          {...places.input}
        />
        {places.list}
        <SelectField
          hideLabel
          size="m"
          name="experience"
          label={texts.experience}
          placeholder={texts.anyExperience}
          options={YEAR_BANDS.map((value) => ({ value, label: texts.band({ years: value }) }))}
          defaultValue={given('experience')}
        />
        <SelectField
          hideLabel
          size="m"
          name="applyFor"
          label={texts.applyFor}
          placeholder={texts.anyApplyFor}
          options={labelled(APPLY_FOR, applyForTexts)}
          defaultValue={given('applyFor')}
        />
        <SelectField
          hideLabel
          size="m"
          name="sort"
          // The table header can change the options, so the field is remounted to show the new choice.
          key={`sort ${OFFERED.includes(sort) ? '' : sort}`}
          label={texts.sort}
          options={CANDIDATE_SORTS.filter((value) => OFFERED.includes(value) || value === sort).map((value) => ({
            value: value === '-createdAt' ? '' : value,
            label: texts.sorts[value],
          }))}
          defaultValue={given('sort')}
        />
      </FilterFold>
    </FilterBar>
  );
}
