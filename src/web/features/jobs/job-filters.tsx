import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_FILTER_BANDS,
  POSTED_DAYS,
  SALARY_BANDS,
  WORK_MODES,
} from '#contract/vocabularies.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts } from '#texts/jobs.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { experienceBandText, payBandText } from '#web/features/jobs/filter-bands.ts';
import type { JobFacets } from '#web/features/jobs/job.ts';
import { hiddenParams, type PlaceName } from '#web/features/jobs/job-search.ts';
import { PayFilter } from '#web/features/jobs/pay-filter.tsx';
import { SkillBoxes } from '#web/features/jobs/skill-boxes.tsx';

const words = jobTexts.filters;
/** Places shown before "more places". */
const FIRST_PLACES = 4;
const MOST_PLACES = 30;

/** The parameters with a field in this form. */
const OWN = ['employmentType', 'posted', 'experience', 'salary', 'workMode', 'skills'];

export interface JobFiltersProps {
  facets: JobFacets;
  /** The form's target: the current page's path. */
  action: string;
  placeName?: PlaceName;
  /** Expands all sections initially instead of the first three. */
  allOpen?: boolean;
  /** `side` applies each choice immediately; `sheet` applies all choices together. */
  look: 'side' | 'sheet';
  onApplied?: () => void;
  /** A list of internships only: no filter for the type, and pay per month. */
  internships?: boolean;
}

// The server renders the boxes from the address, so nothing needs syncing.
const useAligned = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** The filters of a job list: a GET form, so every choice is in the address and works without scripts. */
export function JobFilters({
  facets,
  action,
  placeName: usualName = 'location',
  allOpen,
  look,
  onApplied,
  internships,
}: JobFiltersProps) {
  const [params] = useSearchParams();
  // An offer or a shortcut has chosen a place by its spellings: others are added to it.
  const placeName = params.has('place') ? 'place' : usualName;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  // After Back, a removed chip or "Clear All", the boxes follow the address.
  useAligned(() => {
    for (const box of form.current?.elements ?? []) {
      if (box instanceof HTMLInputElement && (box.type === 'checkbox' || box.type === 'radio')) {
        box.checked = chosen(params, box.name, box.value);
      }
    }
  }, [params]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    // The text for finding a skill is not a filter, and pay applies only once it is complete.
    if (!(target instanceof HTMLInputElement) || target.name === '' || target.type === 'text') return;
    followBox(currentTarget, target);
    if (look === 'side') show(currentTarget);
  };
  const show = (filled: HTMLFormElement) => submit(filledIn(filled), { action, preventScrollReset: true });
  const box = (name: string, value: string, label: ReactNode = value, count?: number) => (
    <Checkbox
      key={value}
      oneOfMany
      name={name}
      value={value}
      label={label}
      count={count}
      defaultChecked={chosen(params, name, value)}
    />
  );
  const counts = new Map(facets.employmentTypes.map(({ value, count }) => [value, count]));
  const places = withChosenPlaces(facets.places, params.getAll(placeName)).slice(0, MOST_PLACES);
  const placeBox = ({ value, count, spellings }: (typeof places)[number]) => {
    const [first = value, ...others] = placeName === 'location' && allOpen ? shortest(spellings) : spellings;
    return (
      <div key={value} data-together>
        {box(placeName, first, placeText(value), count)}
        {others.map((other) => (
          <input
            key={other}
            type="checkbox"
            hidden
            name={placeName}
            value={other}
            defaultChecked={chosen(params, placeName, other)}
          />
        ))}
      </div>
    );
  };
  const pays = params.getAll('salary');
  const period = internships ? 'month' : 'year';
  const kept = hiddenParams(params, [...OWN, placeName]);

  return (
    <FieldScope value={look}>
      <Form
        ref={form}
        method="get"
        action={action}
        onChange={apply}
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
          onApplied?.();
        }}
        preventScrollReset
        className={look === 'sheet' ? 'contents' : undefined}
      >
        {kept.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={look === 'sheet' ? 'dialog-body filters relative top-auto block pt-0' : undefined}>
          {internships ? null : (
            <Section title={words.employmentType} open>
              {EMPLOYMENT_TYPES.map((type) => box('employmentType', type, employmentTypeTexts[type], counts.get(type)))}
            </Section>
          )}
          <Section title={words.posted} open>
            <Radio name="posted" value="" label={words.anyTime} checked={!params.get('posted')} />
            {POSTED_DAYS.map((days) => (
              <Radio
                key={days}
                name="posted"
                value={String(days)}
                label={words.postedWithin({ days })}
                checked={params.get('posted') === String(days)}
              />
            ))}
          </Section>
          {places.length > 0 ? (
            <Section title={words.place} open>
              {places.slice(0, FIRST_PLACES).map(placeBox)}
              {places.length > FIRST_PLACES ? (
                <details className="border-0 py-0">
                  <summary className="small link inline-flex min-h-11 items-center lg:min-h-8">
                    {words.morePlaces({ count: places.length - FIRST_PLACES })}
                  </summary>
                  {places.slice(FIRST_PLACES).map(placeBox)}
                </details>
              ) : null}
            </Section>
          ) : null}
          <Section title={words.experience} open={allOpen || params.has('experience')}>
            {EXPERIENCE_FILTER_BANDS.map((band) => box('experience', band, experienceBandText(band)))}
          </Section>
          <Section
            title={period === 'month' ? words.stipend : words.salary}
            open={allOpen || internships || pays.some(Boolean)}
          >
            {period === 'month' ? null : SALARY_BANDS.map((band) => box('salary', band, payBandText(band)))}
            <PayFilter period={period} given={pays} button={look === 'side'} />
          </Section>
          <Section title={words.workMode} open={allOpen || params.has('workMode')}>
            {WORK_MODES.map((mode) => box('workMode', mode, workModeTexts[mode]))}
          </Section>
          {facets.skills.length > 0 || params.has('skills') ? (
            <Section title={words.skills} open={allOpen || params.has('skills')}>
              <SkillBoxes
                facets={facets}
                picked={params.getAll('skills')}
                alphabet={allOpen}
                box={(value, count) => box('skills', value, value, count)}
              />
            </Section>
          ) : null}
        </div>
        {look === 'sheet' ? (
          <div className="dialog-foot">
            <ButtonLink to={action} preventScrollReset onClick={onApplied}>
              {words.clearAll}
            </ButtonLink>
            <Button type="submit" variant="primary">
              {words.apply}
            </Button>
          </div>
        ) : (
          <Button type="submit" block className="hidden noscript:inline-flex">
            {words.apply}
          </Button>
        )}
      </Form>
    </FieldScope>
  );
}

/** Returns the filled-in fields, without the empty ones. */
const filledIn = (form: HTMLFormElement): URLSearchParams => {
  const filled = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') filled.append(name, value);
  return filled;
};

const chosen = (params: URLSearchParams, name: string, value: string): boolean =>
  value === '' ? !params.get(name) : params.getAll(name).some((given) => given.toLowerCase() === value.toLowerCase());

/** Checkboxes with the same value, and those of one place's spellings, are ticked together. */
const followBox = (form: HTMLFormElement, { name, value, type, checked, parentElement }: HTMLInputElement): void => {
  if (type !== 'checkbox') return;
  const together = new Set([value]);
  const group = parentElement?.closest('[data-together]');
  for (const other of group?.querySelectorAll('input') ?? []) together.add(other.value);
  for (const box of form.elements) {
    if (box instanceof HTMLInputElement && box.type === 'checkbox' && box.name === name && together.has(box.value)) {
      box.checked = checked;
    }
  }
};

/** For spellings that match as substrings, returns those that contain no other. */
const shortest = (spellings: readonly string[]): string[] =>
  spellings.filter(
    (spelling) =>
      !spellings.some((other) => other !== spelling && spelling.toLowerCase().includes(other.toLowerCase())),
  );

const missingFrom = (counted: readonly { value: string }[], picked: readonly string[]): string[] => {
  const known = new Set(counted.map(({ value }) => value.toLowerCase()));
  return picked.filter((value) => value.trim() !== '' && !known.has(value.toLowerCase()));
};

/** Chosen places stay in the list even when no job has them any more. */
const withChosenPlaces = (
  counted: JobFacets['places'],
  picked: readonly string[],
): { value: string; count: number | undefined; spellings: readonly string[] }[] => {
  const spelled = counted.flatMap(({ spellings }) => spellings.map((value) => ({ value })));
  return [
    ...missingFrom(spelled, picked).map((value) => ({ value, count: undefined, spellings: [value] })),
    ...counted,
  ];
};

function Section({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  // Removing a filter's last value leaves its section open.
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  return (
    <details open={everOpen} className="group/fold">
      <summary>
        {title}
        <Icon as={ChevronDown} className="transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

function Radio({ name, value, label, checked }: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="check">
      <input type="radio" name={name} value={value} defaultChecked={checked} className="box radio" />
      <span className="words">{label}</span>
    </label>
  );
}
