import {
  accountTexts,
  emailTexts,
  keysTexts,
  languageTexts,
  notificationsTexts,
  passwordTexts,
  sessionTexts,
  visibilityTexts,
} from '#texts/account.ts';
import { accessTexts, dataTexts, deletionTexts } from '#texts/rights.ts';
import { secondFactorTexts } from '#texts/second-factor.ts';

type Kind = 'candidate' | 'recruiter' | 'admin';

interface Shown {
  kind: Kind;
  /** Whether the account has or may have a second factor. */
  secondFactor: boolean;
}

/** Returns the sections in page order, with their ids in the address. */
const sectionsOf = ({ kind, secondFactor }: Shown): [id: string, title: string][] => [
  ['email', emailTexts.title],
  ['language', languageTexts.title],
  ['keys', keysTexts.title],
  ['password', passwordTexts.title],
  ...(secondFactor ? [['second-factor', secondFactorTexts.title] satisfies [string, string]] : []),
  ['sessions', sessionTexts.title],
  ['notifications', notificationsTexts.title],
  ...(kind === 'candidate' ? [['visibility', visibilityTexts.title] satisfies [string, string]] : []),
  ...(kind === 'admin'
    ? []
    : ([
        ['access', accessTexts[kind].title],
        ['data', dataTexts.title],
        ['deletion', deletionTexts.title],
      ] satisfies [string, string][])),
];

/** Links to each section of the account: on a phone the page is seven screens long. */
export function SectionLinks(shown: Shown) {
  return (
    <nav aria-label={accountTexts.sections}>
      <ul className="chips">
        {sectionsOf(shown).map(([id, title]) => (
          <li key={id}>
            <a className="chip max-sm:min-h-11" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
