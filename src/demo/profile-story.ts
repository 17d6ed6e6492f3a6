import { DEMO_COMPANIES } from './companies.ts';
import { DEMO_OPENINGS } from './openings.ts';
import type { DemoPerson } from './people.ts';

interface Story {
  /** Year of passing. */
  year: string;
  hobbies: string;
  certificates: string;
  experience: readonly {
    company: string;
    position: string;
    startDate: string;
    endDate?: string;
    currentlyWorking?: boolean;
    description: string;
  }[];
  projects: readonly { title: string; role: string; startDate: string; endDate: string; description: string }[];
}

const HOBBIES = ['Cricket', 'Carnatic music', 'Trekking', 'Chess', 'Reading', 'Badminton', 'Cooking', 'Photography'];
const AWARDS = ['Best project of the year', 'First prize, college hackathon', 'Employee of the quarter'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Returns an invented person's registration details: where they worked, what they built, what they like. */
export const storyOf = (person: DemoPerson, index: number, year: number): Story => {
  const [role] = person.roles;
  const work = DEMO_OPENINGS.find((opening) => opening.role === role);
  const tasks = work?.responsibilities.split('\n') ?? [];
  const title = work?.title ?? '';
  const company = pick(
    DEMO_COMPANIES.map(({ name }) => name),
    index + 7,
  );
  const started = year - person.years;
  const moved = person.years > 3 ? year - 2 : started;
  return {
    year: String(started),
    hobbies: [pick(HOBBIES, index), pick(HOBBIES, index + 3)].join(', '),
    certificates: index % 3 === 0 ? pick(AWARDS, index / 3) : '',
    experience: [
      ...(person.years > 0
        ? [
            {
              company,
              position: title,
              startDate: `${moved}-07-01`,
              currentlyWorking: true,
              description: tasks.join('\n'),
            },
          ]
        : []),
      ...(moved > started
        ? [
            {
              company: pick(
                DEMO_COMPANIES.map(({ name }) => name),
                index + 3,
              ),
              position: `Junior ${title}`,
              startDate: `${started}-07-01`,
              endDate: `${moved}-06-15`,
              description: tasks[0] ?? '',
            },
          ]
        : []),
    ],
    projects: [
      {
        title: person.years === 0 ? `Final-year project: ${title}` : `${title} for a local shop`,
        role: person.years === 0 ? 'Team member' : 'Lead',
        startDate: `${year - 1}-08`,
        endDate: `${year}-01`,
        description: tasks[1] ?? tasks[0] ?? '',
      },
    ],
  };
};
