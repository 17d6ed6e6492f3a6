import Inbox from 'lucide-react/icons/inbox';
import { Link } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { Badge } from '#web/components/badge.tsx';
import { type Candidate, nameOf } from '#web/features/candidates/candidate-queries.ts';

/** Marks a candidate who applied to the recruiter's jobs, with a link to their newest application. */
export function OwnMark({ candidate }: { candidate: Candidate }) {
  const { applicationId } = candidate;
  if (applicationId === undefined) return null;
  return (
    <Link
      className="mt-1 inline-flex w-fit"
      to={`/recruiter-maindashboards/applications?application=${applicationId}`}
      aria-label={texts.openApplication({ name: nameOf(candidate) })}
    >
      <Badge tone="blue" icon={Inbox}>
        {texts.applied}
      </Badge>
    </Link>
  );
}
