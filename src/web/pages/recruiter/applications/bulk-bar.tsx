import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import type { Selection } from '#web/desk/use-selection.ts';
import { BulkDialog } from '#web/pages/recruiter/applications/bulk-dialog.tsx';
import type { ApplicationDesk } from '#web/pages/recruiter/applications/use-application-desk.ts';
import { bulkWords as words } from '#web/words/en/recruiter-bulk.ts';

/** What can be done to the picked applications; it stays in sight while there are any. */
export function BulkBar({ desk, selection }: { desk: ApplicationDesk; selection: Selection }) {
  const [asked, setAsked] = useState<'accepted' | 'rejected'>();
  const chosen = desk.rows.filter((row) => selection.has(row._id));
  // The report stays open also where the answered have left the list.
  const answer = asked ? (
    <BulkDialog
      status={asked}
      applications={chosen}
      onAnswered={(refused) => selection.choose(refused)}
      onClose={() => setAsked(undefined)}
    />
  ) : null;
  return (
    <>
      {chosen.length === 0 ? null : (
        <section aria-label={words.bar} className="bulk-bar foot-bar">
          <b className="num" role="status">
            {words.selected(chosen.length)}
          </b>
          <span className="no-tablet small muted">{words.hint}</span>
          <span className="row row-s ml-auto flex-wrap">
            <Button size="s" icon={Check} onClick={() => setAsked('accepted')}>
              {words.accept}
            </Button>
            <Button size="s" icon={X} onClick={() => setAsked('rejected')}>
              {words.reject}
            </Button>
            {selection.all ? null : (
              <Button size="s" variant="quiet" onClick={selection.togglePage}>
                {words.pickPage}
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => selection.choose([])}>
              {words.clear}
            </Button>
          </span>
        </section>
      )}
      {answer}
    </>
  );
}
