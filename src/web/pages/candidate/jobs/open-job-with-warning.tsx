import { OpenJob, type OpenJobProps } from '#web/features/jobs/open-job.tsx';
import { TakenDown } from '#web/pages/candidate/taken-down.tsx';

/** The details of the job named by the address, with the warning to those who applied when it is taken down. */
export function OpenJobWithWarning(props: Omit<OpenJobProps, 'warning'>) {
  return <OpenJob {...props} warning={(job) => <TakenDown of={job} />} />;
}
