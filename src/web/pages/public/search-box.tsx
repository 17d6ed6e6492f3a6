import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Form } from 'react-router';
import { placeName } from '#contract/places.ts';
import { LIMITS } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { searchTexts as texts } from '#texts/public.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useSlash } from '#web/components/use-slash.ts';
import { experienceOptions, type JobSearch } from '#web/features/jobs/job-search.ts';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';

/** Skills or designation, place, experience: a GET form, so that it works before scripts are loaded. */
export function SearchBox({ search, action }: { search: JobSearch; action: string }) {
  const box = useRef<HTMLInputElement>(null);
  const key = useSlash(box);
  const [what = ''] = [...search.what, ...search.skills];
  // A selected place is shown like a typed one.
  const [location = ''] = [...search.location, ...search.place.map(placeName).map((name) => placeText(name))];
  const [experience = ''] = search.experience;
  const searched = useJobSuggestions('search');
  const places = useJobSuggestions('place');
  return (
    // The key resets the fields after Back and after clearing the search.
    <Form key={what + location + experience} method="get" action={action} className="searchbox" role="search">
      <div className="part">
        <label htmlFor="search-skills">{texts.skills}</label>
        <input
          {...searched.input}
          id="search-skills"
          ref={box}
          aria-keyshortcuts={key}
          name="what"
          defaultValue={what}
          maxLength={LIMITS.title}
          placeholder={texts.skillsExample}
          enterKeyHint="search"
          autoComplete="off"
        />
        {searched.list}
      </div>
      <div className="part">
        <label htmlFor="search-location">{texts.location}</label>
        <input
          {...places.input}
          id="search-location"
          name="location"
          defaultValue={location}
          maxLength={LIMITS.place}
          placeholder={texts.locationExample}
          enterKeyHint="search"
          autoComplete="off"
        />
        {places.list}
      </div>
      <div className="part">
        <label htmlFor="search-experience">{texts.experience}</label>
        <select id="search-experience" name="experience" defaultValue={experience}>
          <option value="">{texts.anyExperience}</option>
          {experienceOptions(experience).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} />
      </div>
      <Button type="submit" variant="primary" icon={Search}>
        {texts.search}
      </Button>
    </Form>
  );
}
