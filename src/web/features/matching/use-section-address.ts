import { useLocation } from 'react-router';
import type { FitSection } from '#contract/fit-vocabulary.ts';
import { SECTION_PATHS } from '#web/features/candidates/section-paths.ts';

const APPLYING = /^\/apply-job-form\/([\w-]+)/;

/** Returns the address of a profile section's form; from an application form, it leads back there. */
export function useSectionAddress(): (section: FitSection) => string {
  const job = APPLYING.exec(useLocation().pathname)?.[1];
  return (section) => (job ? `${SECTION_PATHS[section]}?applying=${job}` : SECTION_PATHS[section]);
}
