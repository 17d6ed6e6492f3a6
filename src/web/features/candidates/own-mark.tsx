import Inbox from 'lucide-react/icons/inbox';
import Send from 'lucide-react/icons/send';
import { Link } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { Badge } from '#web/components/badge.tsx';
import { type Candidate, nameOf } from '#web/features/candidates/candidate-queries.ts';

/**
 * Marks a candidate who applied to the recruiter's jobs, with a link to their newest application, or was invited to one.
 */
export function OwnMark({ candidate }: { candidate: Candidate }) {
  const { applicationId, invited } = candidate;
  if (applicationId === undefined) {
    return invited ? (
      <span className="mt-1 inline-flex w-fit">
        <Badge tone="grey" icon={Send}>
          {texts.invited}
        </Badge>
      </span>
    ) : null;
  }
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
