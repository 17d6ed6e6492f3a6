import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { bulkTexts as texts } from '#texts/recruiter-bulk.ts';
import { Button } from '#web/components/button.tsx';
import { countText } from '#web/lib/formats.ts';
import { BulkDialog } from '#web/pages/recruiter/applications/bulk-dialog.tsx';
import type { Selected } from '#web/pages/recruiter/applications/use-selected.ts';

interface BulkBarProps {
  selected: Selected;
  /** Rows of the list on this page. */
  listed: number;
  /** Rows of the list on all pages. */
  total: number;
}

/** Actions for the selected applications; visible while there are any. */
export function BulkBar({ selected, listed, total }: BulkBarProps) {
  const [asked, setAsked] = useState<'accepted' | 'rejected'>();
  const { applications, ids } = selected;
  const most = Math.min(total, LIMITS.atOnce);
  // The report stays open even if the answered applications have left the list.
  const answer = asked ? (
    <BulkDialog
      status={asked}
      applications={applications}
      onSelect={selected.choose}
      onClose={() => setAsked(undefined)}
    />
  ) : null;
  return (
    <>
      {ids.length === 0 ? null : (
        <section aria-label={texts.bar} className="bulk-bar foot-bar">
          <b className="num" role="status">
            {texts.selected({ count: ids.length })}
          </b>
          <span className="max-xl:hidden small muted">{texts.hint}</span>
          {/* On a phone beside the number, so that the bar covers less of the list. */}
          <Button size="s" variant="quiet" className="max-sm:ml-auto sm:order-last" onClick={() => selected.choose([])}>
            {texts.clear}
          </Button>
          <span className="row row-s ml-auto flex-wrap">
            <Button size="s" icon={Check} onClick={() => setAsked('accepted')}>
              {texts.accept}
            </Button>
            <Button size="s" icon={X} onClick={() => setAsked('rejected')}>
              {texts.reject}
            </Button>
            {selected.all ? null : (
              <Button size="s" variant="quiet" onClick={selected.togglePage}>
                {texts.pickPage}
              </Button>
            )}
            {ids.length < most && total > listed ? (
              <Button
                size="s"
                variant="quiet"
                busy={selected.choosingAll}
                busyLabel={texts.choosingAll}
                onClick={selected.chooseAll}
              >
                {most < total
                  ? texts.chooseFirst({ count: countText(most) })
                  : texts.chooseAll({ count: countText(total) })}
              </Button>
            ) : null}
          </span>
        </section>
      )}
      {answer}
    </>
  );
}
