import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { bulkTexts as texts } from '#texts/recruiter-bulk.ts';
import { Button } from '#web/components/button.tsx';
import type { Selection } from '#web/lib/use-selection.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { BulkDialog } from '#web/pages/recruiter/applications/bulk-dialog.tsx';

/** What can be done to the picked applications; it stays in sight while there are any. */
export function BulkBar({ rows, selection }: { rows: readonly Application[]; selection: Selection }) {
  const [asked, setAsked] = useState<'accepted' | 'rejected'>();
  const chosen = rows.filter((row) => selection.has(row._id));
  // The report stays open also where the answered have left the list.
  const answer = asked ? (
    <BulkDialog status={asked} applications={chosen} onSelect={selection.choose} onClose={() => setAsked(undefined)} />
  ) : null;
  return (
    <>
      {chosen.length === 0 ? null : (
        <section aria-label={texts.bar} className="bulk-bar foot-bar">
          <b className="num" role="status">
            {texts.selected({ count: chosen.length })}
          </b>
          <span className="max-xl:hidden small muted">{texts.hint}</span>
          <span className="row row-s ml-auto flex-wrap">
            <Button size="s" icon={Check} onClick={() => setAsked('accepted')}>
              {texts.accept}
            </Button>
            <Button size="s" icon={X} onClick={() => setAsked('rejected')}>
              {texts.reject}
            </Button>
            {selection.all ? null : (
              <Button size="s" variant="quiet" onClick={selection.togglePage}>
                {texts.pickPage}
              </Button>
            )}
            <Button size="s" variant="quiet" onClick={() => selection.choose([])}>
              {texts.clear}
            </Button>
          </span>
        </section>
      )}
      {answer}
    </>
  );
}
